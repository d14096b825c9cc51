class Xibdb < Formula
  desc "{{SUMMARY}}"
  homepage "{{RELEASES}}"
  version "{{VERSION}}"
  license "MIT"

  on_macos do
    url "{{RELEASES}}/xibdb-{{VERSION}}-macos.tar.xz"
    sha256 "{{MACOS_SUM}}"
  end

  on_linux do
    on_intel do
      url "{{RELEASES}}/xibdb-{{VERSION}}-linux-x86_64.tar.xz"
      sha256 "{{LINUX_SUM}}"
    end
    on_arm do
      url "{{RELEASES}}/xibdb-{{VERSION}}-linux-aarch64.tar.xz"
      sha256 "{{LINUX_ARM_SUM}}"
    end
  end

  def install
    bin.install "bin/xibdb"
    man1.install Dir["share/man/man1/*.1"]
    bash_completion.install "share/bash-completion/completions/xibdb"
    zsh_completion.install "share/zsh/site-functions/_xibdb"
    fish_completion.install "share/fish/vendor_completions.d/xibdb.fish"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/xibdb --version")
  end
end
