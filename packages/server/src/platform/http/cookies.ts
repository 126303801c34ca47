import { SESSION_NAME_COOKIE } from '@countersign/contract';
import { toWsid } from '@countersign/domain';
import type { FastifyReply } from 'fastify';

/** `__Host-` binds the secret to this exact host and to https (Rulings §1.8); plain http cannot use it. */
const secretCookieName = (secure: boolean): string => (secure ? '__Host-session' : 'session');
/** Recognises a browser in which a user has logged in before; it authenticates nothing (security 66). */
const deviceCookieName = (secure: boolean): string => (secure ? '__Host-device' : 'device');
/** The longest lifetime that browsers accept for a cookie. */
const DEVICE_SEC = 400 * 86_400;

export interface SessionCookies {
  /** The secret in a Cookie header; null where there is none or it does not have the form of one. */
  read(cookieHeader: string | undefined): string | null;
  set(reply: FastifyReply, session: { readonly id: string; readonly secret: string }): void;
  clear(reply: FastifyReply): void;
  /** The secret of the device cookie, or null. */
  readDevice(cookieHeader: string | undefined): string | null;
  setDevice(reply: FastifyReply, secret: string): void;
}

const SECRET = /^[A-Za-z0-9_-]{43}$/;

function valueOf(header: string | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    const value = pair.slice(at + 1).trim();
    if (at > 0 && pair.slice(0, at).trim() === name && SECRET.test(value)) return value;
  }
  return null;
}

/** The two cookies of a session: the secret, which scripts cannot read, and its public name, which authenticates nothing. */
export function sessionCookies(publicUrl: string): SessionCookies {
  const secure = publicUrl.startsWith('https:');
  const [name, deviceName] = [secretCookieName(secure), deviceCookieName(secure)];
  const shared = { path: '/', sameSite: 'lax', secure } as const;
  return {
    read: (header) => valueOf(header, name),
    readDevice: (header) => valueOf(header, deviceName),
    setDevice: (reply, secret) =>
      void reply.setCookie(deviceName, secret, { ...shared, httpOnly: true, maxAge: DEVICE_SEC }),
    set(reply, { id, secret }) {
      reply.setCookie(name, secret, { ...shared, httpOnly: true });
      reply.setCookie(SESSION_NAME_COOKIE, toWsid('session', id), shared);
    },
    clear(reply) {
      reply.clearCookie(name, { ...shared, httpOnly: true });
      reply.clearCookie(SESSION_NAME_COOKIE, shared);
    },
  };
}
