/**
 * A list of CK_ATTRIBUTE (type, pointer, length: a word each) with its values behind it, in one buffer, which keeps everything
 * alive that its pointers point to.
 * @typedef {{ buffer: Buffer, count: bigint }} Template
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

const padded = (/** @type {number} */ length) => Math.ceil(length / 8) * 8;

/**
 * @param {{ address(value: Buffer): bigint }} library
 * @param {readonly (readonly [number, Buffer | null])[]} attributes null asks for the length alone
 * @returns {Template}
 */
export function template(library, attributes) {
  const sizes = attributes.map(([, value]) => padded(value?.length ?? 0));
  const buffer = Buffer.alloc(sizes.reduce((sum, size) => sum + size, ATTRIBUTE * attributes.length));
  const start = library.address(buffer);
  let valueAt = ATTRIBUTE * attributes.length;
  attributes.forEach(([type, value], at) => {
    buffer.writeBigUInt64LE(BigInt(type), at * ATTRIBUTE);
    if (value === null || value.length === 0) return;
    value.copy(buffer, valueAt);
    buffer.writeBigUInt64LE(start + BigInt(valueAt), at * ATTRIBUTE + 8);
    buffer.writeBigUInt64LE(BigInt(value.length), at * ATTRIBUTE + 16);
    valueAt += sizes[at] ?? 0;
  });
  return { buffer, count: BigInt(attributes.length) };
}

/** The length that the token has written beside the first attribute. @param {Template} of */
export const lengthOf = ({ buffer }) => Number(buffer.readBigUInt64LE(16));

/** What the token has written as the value of the only attribute. @param {Template} of */
export const valueOf = (of) => of.buffer.subarray(ATTRIBUTE, ATTRIBUTE + lengthOf(of));
