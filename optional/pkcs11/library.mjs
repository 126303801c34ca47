import { CKR } from './constants.mjs';

/** What goes wrong in a token or its library. `code` is the CKR_ value, null where the library was not reached. */
export class Pkcs11Error extends Error {
  /** @param {string} message @param {number | null} [code] */
  constructor(message, code = null) {
    super(message);
    this.name = 'Pkcs11Error';
    this.code = code;
  }
}

/**
 * The part of koffi that is used here.
 * @typedef {object} Koffi
 * @property {(file: string) => { func(name: string, result: string, parameters: string[]): (...values: unknown[]) => bigint | number }} load
 * @property {(result: string, parameters: string[]) => object} proto
 * @property {(pointer: bigint, offset: number, type: string) => bigint} decode
 * @property {(pointer: bigint, type: object, ...values: unknown[]) => bigint | number} call
 * @property {(value: Buffer) => bigint} address
 */

/** Places in CK_FUNCTION_LIST (pkcs11-base §5.4), in the order of the standard. */
const PLACES = {
  C_Initialize: 0,
  C_Finalize: 1,
  C_GetSlotList: 4,
  C_GetTokenInfo: 6,
  C_OpenSession: 12,
  C_CloseSession: 13,
  C_Login: 18,
  C_DestroyObject: 22,
  C_GetAttributeValue: 24,
  C_FindObjectsInit: 26,
  C_FindObjects: 27,
  C_FindObjectsFinal: 28,
  C_SignInit: 42,
  C_Sign: 43,
  C_GenerateKeyPair: 59,
};
/** @typedef {keyof typeof PLACES} FunctionName */

const ULONG = 'uint64_t';
const POINTER = 'void *';
/** @type {Record<FunctionName, string[]>} */
const PARAMETERS = {
  C_Initialize: [POINTER],
  C_Finalize: [POINTER],
  C_GetSlotList: ['uint8_t', POINTER, POINTER],
  C_GetTokenInfo: [ULONG, POINTER],
  C_OpenSession: [ULONG, ULONG, POINTER, POINTER, POINTER],
  C_CloseSession: [ULONG],
  C_Login: [ULONG, ULONG, POINTER, ULONG],
  C_DestroyObject: [ULONG, ULONG],
  C_GetAttributeValue: [ULONG, ULONG, POINTER, ULONG],
  C_FindObjectsInit: [ULONG, POINTER, ULONG],
  C_FindObjects: [ULONG, POINTER, ULONG, POINTER],
  C_FindObjectsFinal: [ULONG],
  C_SignInit: [ULONG, POINTER, ULONG],
  C_Sign: [ULONG, POINTER, ULONG, POINTER, POINTER],
  C_GenerateKeyPair: [ULONG, POINTER, POINTER, ULONG, POINTER, ULONG, POINTER, POINTER],
};

const WORD = 8;
/** The version, two octets, and what aligns the first pointer. */
const FIRST_FUNCTION = 8;

/** The libraries of this process. */
const KEPT = new Set();

/** @returns {Promise<Koffi>} */
async function loadKoffi() {
  const name = 'koffi';
  try {
    /** @type {{ default: Koffi }} */
    const loaded = await import(name);
    return loaded.default;
  } catch (error) {
    throw new Pkcs11Error(
      `koffi is not installed: run "npm ci --prefix optional/pkcs11" first (${/** @type {Error} */ (error).message})`,
    );
  }
}

/**
 * A token's library. Numbers are 64 bits wide: Linux and macOS, not Windows, where CK_ULONG has 32.
 * @typedef {object} Library
 * @property {(name: FunctionName, ...values: unknown[]) => void} call throws a Pkcs11Error for anything but CKR_OK
 * @property {(value: Buffer) => bigint} address
 */

/**
 * Loads a PKCS #11 library and initialises it.
 * @param {string} file
 * @returns {Promise<Library>}
 */
export async function loadLibrary(file) {
  if (process.platform === 'win32') throw new Pkcs11Error('PKCS #11 is served on Linux and macOS only');
  const koffi = await loadKoffi();
  const list = Buffer.alloc(WORD);
  try {
    const loaded = koffi.load(file);
    // Without a reference to it the library would be unloaded, with the functions that are called below.
    KEPT.add(loaded);
    const code = loaded.func('C_GetFunctionList', ULONG, [POINTER])(list);
    if (Number(code) !== 0) throw new Error(`C_GetFunctionList answered ${code}`);
  } catch (error) {
    throw new Pkcs11Error(`${file} is no PKCS #11 library: ${/** @type {Error} */ (error).message}`);
  }
  const functions = list.readBigUInt64LE();
  const prototypes = new Map(
    Object.entries(PARAMETERS).map(([name, parameters]) => [name, koffi.proto(ULONG, parameters)]),
  );
  /** @param {FunctionName} name @param {unknown[]} values */
  const call = (name, ...values) => {
    const pointer = koffi.decode(functions, FIRST_FUNCTION + PLACES[name] * WORD, POINTER);
    const code = Number(koffi.call(pointer, /** @type {object} */ (prototypes.get(name)), ...values));
    if (code !== 0) throw new Pkcs11Error(`${name}: ${CKR.get(code) ?? `0x${code.toString(16)}`}`, code);
  };
  return { call, address: (value) => koffi.address(value) };
}
