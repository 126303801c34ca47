import { createHash } from 'node:crypto';
import {
  type Api,
  type CallError,
  type CallInput,
  type DataOf,
  type EndpointOf,
  type Route,
  type User,
  api,
  createClient,
  pathOf,
  queryOf,
} from '@countersign/contract';
import { PRODUCT_TERMS_VERSION, type Service, passwordPreimage } from '@countersign/domain';
import { DEMO_PASSWORD, DEMO_SIGN_PASSWORD } from '@countersign/server/demo-people';
import { type CookieJar, createCookieJar } from './cookie-jar.ts';

export type OutboxMessage = DataOf<Api['listOutbox']>['messages'][number];

/** A person with their own browser: a cookie jar, a phone with messages, a password. */
export interface Person {
  readonly name: string;
  /** Phone number or e-mail address. */
  readonly contact: string;
  readonly password: string;
  readonly signPassword: string;
  readonly jar: CookieJar;
  /** Set by register and login. */
  userWsid: string;
  /** A call of the contract; throws the CallError that a web page would get. */
  call<R extends Route>(route: R, input?: CallInput<R>): Promise<DataOf<EndpointOf<R>>>;
  /** The error of a refused call; fails if the call succeeds. */
  refused<R extends Route>(route: R, input?: CallInput<R>): Promise<CallError>;
  /** Reads every document of an envelope to the end, in its current revision. */
  read(envelopeWsid: string): Promise<void>;
  /** The raw response of any address, with this person's cookies. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** The bytes returned by a call with `produces`. */
  bytes(
    route: Route,
    input?: { params?: Record<string, unknown>; query?: Record<string, unknown>; headers?: Record<string, string> },
  ): Promise<Response>;
  /** A multipart call: text fields, then the file. */
  upload<R extends Route>(route: R, input: UploadInput): Promise<DataOf<EndpointOf<R>>>;
  /** A valid image captcha for the service: its four characters. */
  captcha(service: Service): Promise<string>;
  /** Gets and checks a captcha and sends the code; afterwards the code is on the phone. */
  requestCode(service: Service, options?: CodeOptions): Promise<void>;
  /** The newest code sent to this person for the service. */
  readCode(service: Service, contact?: string): Promise<string>;
  /** All steps from the captcha to an operation code for an act. */
  opcode(service: Service, options?: CodeOptions): Promise<string>;
  /** All messages to this person's contact, newest first. */
  messages(contact?: string): Promise<readonly OutboxMessage[]>;
  register(): Promise<User>;
  login(): Promise<User>;
  logout(): Promise<void>;
  setSignPassword(): Promise<void>;
  /** Opens one envelope from its link, as a person who may have no account. */
  openLink(participantWsid: string): Promise<void>;
}

export interface CodeOptions {
  readonly contact?: string;
  readonly destinationWsid?: string;
  readonly deviceId?: string;
}

export interface UploadInput {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly fields: Readonly<Record<string, string | number>>;
  readonly file: { readonly name: string; readonly bytes: Uint8Array; readonly mediaType?: string };
}

/** The hash that is sent instead of a password (Rulings §5.5). */
export const wirePassword = (kind: 'login' | 'sign', password: string): string =>
  createHash('sha256').update(passwordPreimage(kind, password)).digest('hex');

const isEmail = (contact: string): boolean => contact.includes('@');

/**
 * @param who `address`: the address that a proxy before the server reports, for a server that trusts one
 * @param jar the jar of another person: the same browser at another server
 */
export function createPerson(
  base: string,
  who: { name: string; contact: string; password?: string; signPassword?: string; address?: string },
  jar: CookieJar = createCookieJar(),
): Person {
  const { password = DEMO_PASSWORD, signPassword = DEMO_SIGN_PASSWORD, address, ...shown } = who;
  const send = async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (jar.header() !== '') headers.set('cookie', jar.header());
    // The outbox is shown to this machine only.
    const isOutbox = new Request(url).url.includes(pathOf(api.listOutbox));
    if (address !== undefined && !isOutbox) headers.set('x-forwarded-for', address);
    const response = await fetch(url, { ...init, headers });
    jar.take(response);
    return response;
  };
  const call = createClient({ base, fetch: send as typeof fetch, headers: () => ({ 'accept-language': 'en' }) });
  const person: Person = {
    ...shown,
    password,
    signPassword,
    jar,
    userWsid: '',
    async call<R extends Route>(route: R, input?: CallInput<R>) {
      const { body, params } = (input ?? {}) as { body?: { passed?: boolean }; params?: { envelopeWsid?: string } };
      if ((route as Route) === api.check && body?.passed === true) await person.read(params?.envelopeWsid ?? '');
      const data = await call(route, (input ?? {}) as CallInput<R>);
      if ((route as Route) === api.getSigning) await readAll(person, data as DataOf<Api['getSigning']>);
      return data;
    },
    async read(envelopeWsid) {
      const listed = await person.fetch(pathOf(api.listDocuments, { envelopeWsid }));
      const { data } = (await listed.json()) as { data?: DataOf<Api['listDocuments']> };
      await readAll(person, { envelope: { envelopeWsid }, documents: data?.documents ?? [] });
    },
    async refused(route, input) {
      try {
        await person.call(route, input);
      } catch (error) {
        return error as CallError;
      }
      throw new Error(`${route.method} ${route.path} was not refused`);
    },
    fetch: (path, init) => send(`${base}${path}`, init),
    bytes: (route, { params, query, headers = {} } = {}) =>
      send(`${base}${pathOf(route, params)}${queryOf(query)}`, { method: route.method, headers }),
    async upload<R extends Route>(
      route: R,
      { params, query, fields, file }: UploadInput,
    ): Promise<DataOf<EndpointOf<R>>> {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, String(value));
      body.append(
        'file',
        new Blob([Buffer.from(file.bytes)], { type: file.mediaType ?? 'application/octet-stream' }),
        file.name,
      );
      const multipart = createClient({
        base,
        headers: () => ({ 'accept-language': 'en' }),
        fetch: ((url: string, init: RequestInit) => send(url, { ...init, body })) as typeof fetch,
      });
      return multipart(route, { params, query } as unknown as CallInput<R>);
    },
    ...codeSteps(() => person),
    ...accountSteps(() => person),
  };
  return person;
}

interface Readable {
  readonly envelope: { readonly envelopeWsid: string };
  readonly documents: readonly { readonly fileWsid: string; readonly digest: string }[];
}

/**
 * Reads every document to the end, as the signing page and the check do, because no act is possible before that (Rulings
 * §8.15). Documents that may not be read are skipped.
 */
async function readAll(me: Pick<Person, 'bytes'>, { envelope, documents }: Readable): Promise<void> {
  for (const { fileWsid, digest } of documents) {
    const params = { envelopeWsid: envelope.envelopeWsid, docId: fileWsid };
    const response = await me.bytes(api.getDocumentContent, { params, query: { digest } });
    await response.arrayBuffer();
  }
}

function codeSteps(me: () => Person): Pick<Person, 'captcha' | 'requestCode' | 'readCode' | 'opcode' | 'messages'> {
  const codeOf = (messages: readonly OutboxMessage[], match: (message: OutboxMessage) => boolean): string => {
    const found = messages.find(match)?.code;
    if (found === undefined) throw new Error(`no code for ${me().name} in the outbox`);
    return found;
  };
  return {
    async captcha(service) {
      await me().call(api.getImageCode, { query: { service } });
      return codeOf(await me().messages(), (message) => message.channel === 'CAPTCHA' && message.service === service);
    },
    async requestCode(service, { contact = me().contact, destinationWsid, deviceId } = {}) {
      const captcha = await me().captcha(service);
      const shared = { service, deviceId, destinationWsid };
      const { operationCodeInfo } = await me().call(api.createOpcode, { body: { captcha, contact, ...shared } });
      const body = { ...shared, preOpcode: operationCodeInfo.opcode };
      if (isEmail(contact)) await me().call(api.sendEmailCode, { body: { email: contact, ...body } });
      else await me().call(api.sendSmsCode, { body: { phone: contact, ...body } });
    },
    async readCode(service, contact = me().contact) {
      return codeOf(
        await me().messages(contact),
        (message) => message.channel !== 'CAPTCHA' && message.service === service,
      );
    },
    async opcode(service, options = {}) {
      const { contact = me().contact, destinationWsid, deviceId } = options;
      await me().requestCode(service, options);
      const captcha = await me().readCode(service, contact);
      const { operationCodeInfo } = await me().call(api.createOpcode, {
        body: { captcha, contact, service, deviceId, destinationWsid },
      });
      return operationCodeInfo.opcode;
    },
    async messages(contact = me().contact) {
      return (await me().call(api.listOutbox, { query: { contact, limit: 200 } })).messages;
    },
  };
}

function accountSteps(
  me: () => Person,
): Pick<Person, 'register' | 'login' | 'logout' | 'setSignPassword' | 'openLink'> {
  return {
    async register() {
      const { name, contact, password } = me();
      const opcode = await me().opcode('REGISTER');
      const body = {
        account: contact,
        password: wirePassword('login', password),
        nickname: name,
        opcode,
        loginNow: true,
        acceptedTerms: PRODUCT_TERMS_VERSION,
      };
      const { user } = await me().call(api.createUser, { body });
      me().userWsid = user.userWsid;
      return user;
    },
    async login() {
      const { contact, password } = me();
      const { user } = await me().call(api.createSession, {
        body: { accountNumber: contact, password: wirePassword('login', password) },
      });
      if (user === undefined) throw new Error('a login returns the user');
      me().userWsid = user.userWsid;
      return user;
    },
    async logout() {
      await me().call(api.deleteSession, {});
    },
    async setSignPassword() {
      const { userWsid, signPassword } = me();
      await me().call(api.createSignPassword, {
        params: { userWsid },
        body: { signPassword: wirePassword('sign', signPassword) },
      });
    },
    async openLink(participantWsid) {
      const { contact } = me();
      const opcode = await me().opcode('SIGNING_OBJECT', { destinationWsid: participantWsid });
      const body = { contact, destinationWsid: participantWsid, enableAutoRegist: true, opcode };
      const { session } = await me().call(api.createSigningSession, { body });
      me().userWsid = session.userWsid;
    },
  };
}
