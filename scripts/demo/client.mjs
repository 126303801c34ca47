// An HTTP client as an integrator would write it: fetch, and a jar for the cookies of one person.
import { createHash } from 'node:crypto';

/** A password is never sent, only its hash with a prefix that distinguishes login and signing. */
export const hashed = (/** @type {'login' | 'sign'} */ kind, /** @type {string} */ password) =>
  createHash('sha256')
    .update(`${kind}:v1:${password.normalize('NFC')}`, 'utf8')
    .digest('hex');

export class Client {
  /** @type {Map<string, string>} */
  #cookies = new Map();
  #address;

  /** @param {string} address of the server, such as http://localhost:8080 */
  constructor(address) {
    this.#address = address;
  }

  /**
   * Sends any request with this person's cookies. Fails with the server's message if it is refused.
   * @param {string} method
   * @param {string} path
   * @param {{ body?: unknown, form?: FormData }} [content]
   */
  async send(method, path, { body, form } = {}) {
    /** @type {Record<string, string>} */
    const headers = { accept: 'application/json, application/pdf;q=0.9, */*;q=0.1', 'accept-language': 'en' };
    if (this.#cookies.size > 0)
      headers.cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (body !== undefined) headers['content-type'] = 'application/json';
    /** @type {RequestInit} */
    const request = { method, headers };
    if (form !== undefined) request.body = form;
    else if (body !== undefined) request.body = JSON.stringify(body);
    const response = await fetch(this.#address + path, request);
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(cookie)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    if (response.ok) return response;
    const failure = await response.json().catch(() => ({}));
    throw new Error(`${method} ${path} → ${response.status} ${failure.error ?? ''} ${failure.message ?? ''}`);
  }

  /** Returns the `data` of an answer. @param {string} path @returns {Promise<any>} */
  async get(path) {
    return (await (await this.send('GET', path)).json()).data;
  }

  /** @param {string} path @param {unknown} body @returns {Promise<any>} */
  async post(path, body) {
    return (await (await this.send('POST', path, { body })).json()).data;
  }

  /**
   * Methods other than GET and POST may also be sent as a POST.
   * @param {string} path
   * @param {unknown} body
   * @returns {Promise<any>}
   */
  async put(path, body) {
    return (await (await this.send('POST', `${path}?httpmethod=PUT`, { body })).json()).data;
  }

  /** @param {string} path */
  async bytes(path) {
    return Buffer.from(await (await this.send('GET', path)).arrayBuffer());
  }

  /**
   * Obtains an operation code, which is valid for one act: solves the captcha (four characters), requests a code for the
   * contact, and verifies its six digits. In evaluation mode both are in the outbox.
   * @param {string} service what the code is for
   * @param {string} contact phone number or e-mail address
   * @param {string} [destinationWsid] the participant, if the code is for signing
   * @returns {Promise<string>}
   */
  async proveContact(service, contact, destinationWsid) {
    await this.get(`/api/captcha/image-code?service=${service}`);
    const picture = await this.#outbox(
      contact,
      (message) => message.channel === 'CAPTCHA' && message.service === service,
    );
    const step = await this.post('/api/opcode', { captcha: picture.code, contact, service, destinationWsid });
    const preOpcode = step.operationCodeInfo.opcode;
    const [path, field] = contact.includes('@') ? ['email-code', 'email'] : ['sms-code', 'phone'];
    await this.post(`/api/captcha/${path}`, { [field]: contact, service, preOpcode, destinationWsid });
    const sent = await this.#outbox(contact, (message) => message.channel !== 'CAPTCHA' && message.service === service);
    const proof = await this.post('/api/opcode', { captcha: sent.code, contact, service, destinationWsid });
    return proof.operationCodeInfo.opcode;
  }

  /**
   * The newest message to a contact. @param {string} contact @param {(message: any) => boolean} wanted @returns {Promise<any>}
   */
  async #outbox(contact, wanted) {
    for (let tries = 0; tries < 100; tries += 1) {
      const { messages } = await this.get(`/dev/outbox?contact=${encodeURIComponent(contact)}`);
      const found = messages.find(wanted);
      if (found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`nothing for ${contact} in the outbox`);
  }

  /** The link in the newest message to a contact. @param {string} contact @returns {Promise<string>} */
  async linkFor(contact) {
    return (
      await this.#outbox(contact, (message) => typeof message.link === 'string' && message.link.includes('/sign/'))
    ).link;
  }
}
