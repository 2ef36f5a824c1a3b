#!/bin/sh
# Makes the font files of the pages again. Needs Python's fonttools and brotli; see README.md beside this file.
set -eu
cd "$(dirname "$0")"
source=../../../node_modules/@fontsource-variable/readex-pro/files
work=$(mktemp -d)

for script in latin arabic; do
  # The weights that the design uses.
  fonttools varLib.instancer -q "$source/readex-pro-$script-wght-normal.woff2" wght=300:600 -o "$work/$script.ttf"
done

subset() { # script, file, characters
  pyftsubset "$work/$1.ttf" --output-file="$2.woff2" --flavor=woff2 --layout-features=kern,liga,ccmp,calt,mark,mkmk,init,medi,fina,rlig --unicodes="$3"
}

everyday='U+0020-007E,U+00A0,U+00A9,U+00AB,U+00AE,U+00B0-00B3,U+00B7,U+00BB-00BE,U+00D7,U+00E1,U+00E4,U+00E7-00EA,U+00ED,U+00F1,U+00F3,U+00F6,U+00FA,U+00FC,U+2010-2015,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2032-2033,U+20AC,U+2122,U+2190-2193,U+2212'
subset latin readex-pro-latin "$everyday"
subset latin readex-pro-latin-rest 'U+00A1-00A8,U+00AA,U+00AC-00AD,U+00AF,U+00B4-00B6,U+00B8-00BA,U+00BF-00D6,U+00D8-00E0,U+00E2-00E3,U+00E5-00E6,U+00EB-00EC,U+00EE-00F0,U+00F2,U+00F4-00F5,U+00F7-00F9,U+00FB,U+00FD-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC'
subset arabic readex-pro-arabic 'U+0020,U+060C,U+061B,U+061F,U+0621-063A,U+0640-0655,U+0660-066D,U+0670-0671,U+067E,U+0686,U+0698,U+06A4,U+06A9,U+06AF,U+06CC,U+06F0-06F9,U+200C-200F,U+FEF5-FEFC'
rm -r "$work"
