import { SESSION_NAME_COOKIE } from '@countersign/contract';
import { toWsid } from '@countersign/domain';
import type { FastifyReply } from 'fastify';

/** `__Host-` binds the secret to this very host and to https (Rulings §1.8); plain http cannot carry it. */
const secretCookieName = (secure: boolean): string => (secure ? '__Host-session' : 'session');

export interface SessionCookies {
  /** The secret in a Cookie header; null where there is none or it is no secret of ours. */
  read(cookieHeader: string | undefined): string | null;
  set(reply: FastifyReply, session: { readonly id: string; readonly secret: string }): void;
  clear(reply: FastifyReply): void;
}

const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** The two cookies of a session: the secret, which no script can read, and its public name, which authenticates nothing. */
export function sessionCookies(publicUrl: string): SessionCookies {
  const secure = publicUrl.startsWith('https:');
  const name = secretCookieName(secure);
  const shared = { path: '/', sameSite: 'lax', secure } as const;
  return {
    read(header) {
      for (const pair of (header ?? '').split(';')) {
        const at = pair.indexOf('=');
        const value = pair.slice(at + 1).trim();
        if (at > 0 && pair.slice(0, at).trim() === name && SECRET.test(value)) return value;
      }
      return null;
    },
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
