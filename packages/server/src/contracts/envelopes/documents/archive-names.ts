import { splitFileName } from '@countersign/domain';

/** In UTF-16 units, and in the octets of UTF-8: with its numbers and extension a name stays within the 255 of file systems. */
const BASE_MAX = 120;
const BASE_MAX_OCTETS = 220;
/** Names that Windows reserves for devices. */
const DEVICE = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])$/i;

/**
 * A name under which a file may be unpacked on any system: no directory, no control or reserved character, no dot or
 * space at its ends (security 43). Says nothing about the extension.
 */
export function safeName(name: string): string {
  const clean = name
    .normalize('NFC')
    // oxlint-disable-next-line no-control-regex -- they are what has to go
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069<>:"/\\|?*]/g, '_')
    .replace(/^[. ]+|[. ]+$/g, '');
  // A surrogate left over from a truncated character is removed, too.
  const short = withinOctets(clean.slice(0, BASE_MAX))
    .replace(/\p{Surrogate}/gu, '')
    .replace(/[. ]+$/, '');
  return short === '' || DEVICE.test(short) ? `_${short}` : short;
}

function withinOctets(name: string): string {
  let octets = 0;
  let end = 0;
  for (const character of name) {
    octets += Buffer.byteLength(character);
    if (octets > BASE_MAX_OCTETS) return name.slice(0, end);
    end += character.length;
  }
  return name;
}

/** One name for each, in their order, ending in .pdf; names that a file system would treat as equal get numbers. */
export function archiveNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const base = safeName(splitFileName(name).base);
    for (let number = 1; ; number++) {
      const full = number === 1 ? `${base}.pdf` : `${base} (${number}).pdf`;
      if (taken.has(full.toLowerCase())) continue;
      taken.add(full.toLowerCase());
      return full;
    }
  });
}
