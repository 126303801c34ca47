import { readSecretFile } from '../../platform/config/secret-file.ts';

/** What the signer process gets of the settings: where its key-encryption key comes from. */
export interface KekSource {
  /** 64 hexadecimal digits; unset where the key is in the file. */
  readonly KEK?: string;
  /** The file, made on the first start where KEK_MAY_BE_MADE is "yes". */
  readonly KEK_FILE?: string;
  readonly KEK_MAY_BE_MADE?: string;
}

/** The key-encryption key, 32 octets. Called in the signer process alone. @throws SecretFileError */
export function loadKek({ KEK, KEK_FILE = '', KEK_MAY_BE_MADE }: KekSource): Uint8Array {
  if (KEK !== undefined && KEK !== '') return Buffer.from(KEK, 'hex');
  return readSecretFile(KEK_FILE, { mayBeMade: KEK_MAY_BE_MADE === 'yes' });
}
