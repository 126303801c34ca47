/**
 * A list of CK_ATTRIBUTE: type, pointer, length, a word each. `values` stays referenced while the token reads or writes it.
 * @typedef {{ buffer: Buffer, count: bigint, values: Buffer[] }} Template
 */

const ATTRIBUTE = 24;

/** @param {number} value */
export const word = (value) => {
  const buffer = Buffer.alloc(8);
  buffer.writeBigUInt64LE(BigInt(value));
  return buffer;
};
export const YES = Buffer.from([1]);
export const NO = Buffer.from([0]);

/**
 * @param {{ address(value: Buffer): bigint }} library
 * @param {readonly (readonly [number, Buffer | null])[]} attributes null asks for the length alone
 * @returns {Template}
 */
export function template(library, attributes) {
  const buffer = Buffer.alloc(ATTRIBUTE * attributes.length);
  /** @type {Buffer[]} */
  const values = [];
  attributes.forEach(([type, value], at) => {
    buffer.writeBigUInt64LE(BigInt(type), at * ATTRIBUTE);
    if (value === null || value.length === 0) return;
    values.push(value);
    buffer.writeBigUInt64LE(library.address(value), at * ATTRIBUTE + 8);
    buffer.writeBigUInt64LE(BigInt(value.length), at * ATTRIBUTE + 16);
  });
  return { buffer, count: BigInt(attributes.length), values };
}

/** The length that the token has written beside an attribute. @param {Template} of @param {number} at */
export const lengthOf = ({ buffer }, at) => Number(buffer.readBigUInt64LE(at * ATTRIBUTE + 16));
