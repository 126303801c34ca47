// The main job over plain HTTP, as an integrator would do it: a contract is sent, two people sign, and the finished file is
// fetched with everything needed to verify it anywhere.
//
//   npm run demo -- --out DIR      writes contract.pdf, root.pem, evidence.pdf and archive.zip to DIR
//   … --server ADDRESS             uses a running server in evaluation mode instead of one of its own
//
// This file imports nothing from the product: it contains everything a client needs to know.
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Client, hashed } from './client.mjs';
import { startOwnServer } from './own-server.mjs';
import { drawnSignature, sampleContract } from './samples.mjs';
import { uploadFile } from './upload.mjs';

const SENDER = { name: '王小明', contact: '13800000001', password: 'Passw0rd!' };
const SIGNER = { name: '李雷', contact: '13800000002', password: 'Passw0rd!', signPassword: 'Sign0rd!!' };
const GUEST = { name: 'Alice Smith', contact: 'alice@example.com' };

const POLL_MS = 250;
const POLL_TRIES = 480;

const say = (/** @type {string} */ line) => console.log(line);
const pause = () => new Promise((resolve) => setTimeout(resolve, POLL_MS));

/**
 * Registers an account: the contact is proved with a code, the password is never sent.
 * @param {Client} client
 * @param {{ name: string, contact: string, password: string }} person
 */
async function register(client, { name, contact, password }) {
  const opcode = await client.proveContact('REGISTER', contact);
  const account = { account: contact, password: hashed('login', password), nickname: name, opcode, loginNow: true };
  const { user } = await client.post('/api/users', account);
  say(`  ${name} has an account (${contact})`);
  return user;
}

/** Boxes are in points on the page as displayed, with the origin at the bottom left. */
const box = (
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ width,
  /** @type {number} */ height,
) => ({ ulx: x, uly: y + height, lrx: x + width, lry: y });

/**
 * Creates an envelope with one document and two signers in sequence, places their forms, and sends it.
 * @param {Client} client @param {{ fileWsid: string }} file
 */
async function send(client, { fileWsid }) {
  const { envelope } = await client.post('/api/envelopes', { timezone: 'Asia/Shanghai' });
  const at = `/api/envelopes/${envelope.envelopeWsid}`;
  await client.put(at, { title: 'Service agreement 服务合同', subject: 'Please sign by the end of the week.' });
  await client.post(`${at}/contents/wsid-upload`, { contents: [{ fileWsid }] });
  const { participants } = await client.post(`${at}/participants`, {
    participants: [
      { name: SIGNER.name, contact: { phone: SIGNER.contact }, roleType: 'SIGNER', assignedSequence: 1 },
      { name: GUEST.name, contact: { email: GUEST.contact }, roleType: 'SIGNER', assignedSequence: 2 },
    ],
  });
  const [first, second] = [SIGNER, GUEST].map(
    ({ name }) => participants.find((/** @type {any} */ one) => one.name === name).participantWsid,
  );
  await client.post(`${at}/forms`, {
    forms: [
      { fileWsid, participantWsid: first, formType: 'WRITE_SIGN', page: 1, position: box(170, 520, 160, 64) },
      {
        fileWsid,
        participantWsid: first,
        formType: 'DATE',
        page: 1,
        position: box(350, 540, 143, 20),
        format: 'yyyy年MM月dd日',
      },
      { fileWsid, participantWsid: second, formType: 'WRITE_SIGN', page: 1, position: box(170, 390, 160, 64) },
      { fileWsid, participantWsid: second, formType: 'TEXT', page: 1, position: box(350, 410, 160, 20) },
    ],
  });
  await client.post(`${at}/start`, {});
  say(`  sent ${envelope.envelopeWsid} to ${SIGNER.name}, then ${GUEST.name}`);
  return { envelopeWsid: envelope.envelopeWsid, first, second };
}

/**
 * Signs the documents that were read: each is identified by the digest of the bytes that the signer read.
 * @param {Client} client
 * @param {string} envelopeWsid
 * @param {string} participantWsid
 * @param {{ values: Record<string, unknown>, proof: Record<string, string>, name: string }} act values by form type
 */
async function sign(client, envelopeWsid, participantWsid, { values, proof, name }) {
  const at = `/api/envelopes/${envelopeWsid}`;
  const signing = await waitForTurn(client, `${at}/participants/${participantWsid}/signing`);
  const documents = [];
  for (const { fileWsid } of signing.documents) {
    const bytes = await client.bytes(`${at}/documents/${fileWsid}/content`);
    documents.push({ fileWsid, digest: createHash('sha256').update(bytes).digest('hex') });
  }
  const forms = signing.forms.map((/** @type {any} */ { formWsid, formType }) => ({
    formWsid,
    initialValue: values[formType],
  }));
  const { participant } = await client.post(`${at}/participants/${participantWsid}/sign`, {
    documents,
    forms,
    ...proof,
  });
  say(`  ${name} has signed (${participant.status})`);
}

/** The first signer can sign after the documents are prepared. @param {Client} client @param {string} address */
async function waitForTurn(client, address) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await client.get(address);
    } catch (error) {
      if (tries === POLL_TRIES || !/ERROR_PREPARING|ERROR_NEED_WAIT_OTHER/.test(String(error))) throw error;
      await pause();
    }
  }
}

/**
 * Waits for completion after the last signature: validation data and a document time-stamp follow within seconds.
 * @param {Client} client
 * @param {string} envelopeWsid
 */
async function waitUntilFinished(client, envelopeWsid) {
  for (let tries = 0; tries < POLL_TRIES; tries += 1) {
    const { envelope } = await client.get(`/api/envelopes/${envelopeWsid}`);
    if (envelope.status !== 'ING_PROCESS') return envelope.status;
    await pause();
  }
  throw new Error('the envelope did not finish in time');
}

/** @param {string} address @param {string} out */
async function mainJob(address, out) {
  const sender = new Client(address);
  const signer = new Client(address);
  const guest = new Client(address);

  say('1. Accounts');
  await register(sender, SENDER);
  const { userWsid } = await register(signer, SIGNER);
  await signer.post(`/api/users/${userWsid}/sign-password`, { signPassword: hashed('sign', SIGNER.signPassword) });

  say('2. The sender prepares and sends');
  const file = await uploadFile(sender, 'contract.pdf', sampleContract());
  say(`  uploaded contract.pdf: ${file.pages.length} page(s), ${file.fileWsid}`);
  const { envelopeWsid, first, second } = await send(sender, file);

  say('3. A signer with an account signs with the sign password');
  await sign(signer, envelopeWsid, first, {
    name: SIGNER.name,
    values: { WRITE_SIGN: { writeData: drawnSignature(1) }, DATE: '2026年03月01日' },
    proof: { signPassword: hashed('sign', SIGNER.signPassword) },
  });

  say('4. A guest opens the link and signs with a code');
  say(`  link: ${await guest.linkFor(GUEST.contact)}`);
  const opened = await guest.proveContact('SIGNING_OBJECT', GUEST.contact, second);
  await guest.post('/api/users/sessions-signing-object', {
    contact: GUEST.contact,
    destinationWsid: second,
    enableAutoRegist: true,
    opcode: opened,
  });
  await sign(guest, envelopeWsid, second, {
    name: GUEST.name,
    values: { WRITE_SIGN: { writeData: drawnSignature(4) }, TEXT: 'Alice Smith, 上海' },
    proof: { opcode: await guest.proveContact('SIGN', GUEST.contact, second) },
  });

  say('5. The finished contract');
  const status = await waitUntilFinished(sender, envelopeWsid);
  if (status !== 'ED_SUCCESS') throw new Error(`the envelope ended as ${status}`);
  const files = {
    'contract.pdf': await sender.bytes(`/api/envelopes/${envelopeWsid}/documents/${file.fileWsid}/content?download=1`),
    'evidence.pdf': await sender.bytes(`/api/envelopes/${envelopeWsid}/evidence`),
    'archive.zip': await sender.bytes(`/api/envelopes/${envelopeWsid}/archive`),
    'root.pem': await sender.bytes('/pki/ca/root.pem'),
  };
  await mkdir(out, { recursive: true });
  for (const [name, bytes] of Object.entries(files)) {
    await writeFile(path.join(out, name), bytes);
    say(`  wrote ${path.join(out, name)} (${bytes.length} bytes)`);
  }
  say(`\nVerify it: npm run verify -- ${path.join(out, 'contract.pdf')} --trust ${path.join(out, 'root.pem')}`);
}

const { values } = parseArgs({
  options: { out: { type: 'string' }, server: { type: 'string' } },
  args: process.argv.slice(2).filter((one) => one !== '--'),
});
if (values.out === undefined) {
  console.error('usage: npm run demo -- --out DIR [--server ADDRESS]');
  process.exit(2);
}
const server =
  values.server === undefined ? await startOwnServer() : { address: values.server, stop: () => Promise.resolve() };
say(`The product runs at ${server.address}`);
try {
  await mainJob(server.address, path.resolve(values.out));
} finally {
  await server.stop();
}
