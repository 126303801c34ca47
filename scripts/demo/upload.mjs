import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** @import { Client } from './client.mjs' */

const CHUNK_BYTES = 2_097_152;
const POLL_MS = 250;

/**
 * Uploads a file in chunks of at most 2 MB; the answer to the last one identifies the file.
 * @param {Client} client
 * @param {string} fileName
 * @param {Buffer} bytes
 */
export async function uploadFile(client, fileName, bytes) {
  const taskId = randomUUID();
  const chunkTotal = Math.ceil(bytes.length / CHUNK_BYTES);
  let file;
  for (let chunk = 0; chunk < chunkTotal; chunk += 1) {
    const part = bytes.subarray(chunk * CHUNK_BYTES, (chunk + 1) * CHUNK_BYTES);
    const form = new FormData();
    // Text fields come before the file.
    const fields = { fileName, taskId, chunk, size: part.length, totalSize: bytes.length, chunkTotal };
    for (const [field, value] of Object.entries(fields)) form.append(field, String(value));
    form.append('file', new Blob([new Uint8Array(part)], { type: 'application/pdf' }), fileName);
    const answer = await (await client.send('POST', '/files/fragment-upload?storageUsage=ENVELOPE', { form })).json();
    file = answer.data.file ?? file;
  }
  while (file?.status === 'CONVERTING' || file?.status === 'UPLOADING') {
    await pause(POLL_MS);
    ({ file } = await client.get(`/files/${file.fileWsid}`));
  }
  return file;
}
