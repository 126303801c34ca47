/**
 * Joins several certificate files: binary ones (DER) are written as PEM, so that one list holds them all. A single file stays
 * unchanged, for it may be a trusted list.
 */
export async function joinFiles(files: readonly File[]): Promise<File | null> {
  const [first, ...rest] = files;
  if (first === undefined || rest.length === 0) return first ?? null;
  const texts = await Promise.all(files.map(async (file) => pemOf(new Uint8Array(await file.arrayBuffer()))));
  return new File([texts.join('\n')], 'certificates.pem', { type: 'application/x-pem-file' });
}

/** The first byte of every DER certificate (X.690 §8.9: a sequence). */
const SEQUENCE = 0x30;

export function pemOf(bytes: Uint8Array): string {
  if (bytes[0] !== SEQUENCE) return new TextDecoder().decode(bytes);
  let binary = '';
  for (const octet of bytes) binary += String.fromCharCode(octet);
  const lines = btoa(binary).match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}
