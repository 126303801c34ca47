/**
 * How people write mobile numbers after the country code: the sizes of the groups of digits, and the codes whose numbers are
 * written so. It is derived from libphonenumber, which is too large for pages; the test compares them.
 */
const GROUPS =
  '234:231 233 242 249 251 258 263 264 27 353 355 36 380 385 593 60 64 66 82 93 94 966 971 972 992;333:211 240 243 ' +
  '244 245 250 255 351 352 40 420 421 423 48 51 61 62 84 886 963 967 970 996;44:230 266 268 356 372 502 503 504 505 ' +
  '506 507 65 670 675 852 853 968 973 974 976;34:220 239 246 297 354 501 592 597 599 673 674 676 678 679 680 683 691 ' +
  '692 960;2222:222 223 226 227 228 235 236 241 253 257 377 378 45 47 689 975;233:216 267 27 359 371 382 383 386 387 ' +
  '389 598 64 855 961;3222:213 224 262 265 32 34 590 594 596 995;334:1 234 30 39 52 63 850 964 98;26:232 357 358 374 ' +
  '381 993;2322:221 375 41 46 994 998;222:298 299 508 681 687;27:218 260 358 381;36:254 256 43 595;37:57 58 92 977;' +
  '12222:212 237 33 377;5:247 290 500;8:350 591 686;25:252 677 685;35:370 43 965;133:248 291 961;244:55 81 82;4:290 ' +
  '690;17:252 53;46:44 880;134:599 95;322:238 269;3322:7 90;15:672;18:31;23:682;24:688;28:20;33:376;47:49;55:91;' +
  '144:56 962;224:509;254:55;323:373;1244:54;2224:225;2232:261;2233:856;22222:229';

const E164 = /^\+(\d{7,15})$/;
const LONGEST_CODE = 3;

let byCode: ReadonlyMap<string, readonly string[]> | null = null;
function groupsOf(code: string): readonly string[] {
  if (byCode === null) {
    const found = new Map<string, string[]>();
    for (const line of GROUPS.split(';')) {
      const [sizes = '', codes = ''] = line.split(':');
      for (const one of codes.split(' ')) found.set(one, [...(found.get(one) ?? []), sizes]);
    }
    byCode = found;
  }
  return byCode.get(code) ?? [];
}

/**
 * A canonical contact as people read it: a number from abroad in groups (+44 7911 123456). A Mainland number keeps its eleven
 * digits (Spec §5); an e-mail address, a masked contact and any other text are unchanged. For programs, such as calls and
 * sheets, the canonical form stays.
 */
export function shownContact(contact: string): string {
  const digits = E164.exec(contact)?.[1];
  if (digits === undefined) return contact;
  // No country code is the beginning of another one.
  for (let length = 1; length <= LONGEST_CODE; length += 1) {
    const code = digits.slice(0, length);
    const all = groupsOf(code);
    if (all.length === 0) continue;
    const national = digits.slice(length);
    const sizes = all.find((one) => [...one].reduce((sum, size) => sum + Number(size), 0) === national.length);
    if (sizes === undefined) return `+${code} ${national}`;
    let from = 0;
    const groups = [...sizes].map((size) => national.slice(from, (from += Number(size))));
    return `+${code} ${groups.join(' ')}`;
  }
  return contact;
}
