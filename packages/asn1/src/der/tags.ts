/** Identifier octets (X.690 §8.1.2), universal class, with the constructed bit where DER requires it. */
export const TAG = {
  boolean: 0x01,
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  null: 0x05,
  oid: 0x06,
  enumerated: 0x0a,
  utf8String: 0x0c,
  sequence: 0x30,
  set: 0x31,
  numericString: 0x12,
  printableString: 0x13,
  teletexString: 0x14,
  ia5String: 0x16,
  utcTime: 0x17,
  generalizedTime: 0x18,
  visibleString: 0x1a,
  universalString: 0x1c,
  bmpString: 0x1e,
} as const;

/** The identifier octet of a context-specific element: constructed (explicit, or implicit over a constructed type). */
export const contextTag = (number: number): number => 0xa0 | number;
/** The identifier octet of a context-specific element that is primitive (implicit over a primitive type). */
export const contextPrimitiveTag = (number: number): number => 0x80 | number;
