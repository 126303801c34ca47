import { LEGAL_DOCUMENTS } from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { authorityRoutes } from '../routes/authority.ts';
import { operatorAuthorityRoutes } from '../routes/operator-authority.ts';
import { wireDate } from '../shapes/basics.ts';

/** A certificate of the authority itself: whether it is in use or has been replaced. */
export const authorityCertificate = z.object({
  role: z.string(),
  generation: z.number(),
  status: z.enum(['ACTIVE', 'RETIRED']),
  serial: z.string(),
  subject: z.string(),
  /** SHA-256 of the certificate, lower-case hex. */
  fingerprint: z.string(),
  notBefore: wireDate,
  notAfter: wireDate,
});
export type AuthorityCertificate = z.output<typeof authorityCertificate>;

/** The figures of the practice statement, taken from the code that enforces them. */
export const practiceFacts = z.object({
  arc: z.string(),
  policies: z.array(z.object({ name: z.string(), oid: z.string() })),
  profiles: z.array(
    z.object({
      name: z.string(),
      longestDays: z.number(),
      keyUsage: z.array(z.string()),
      purposes: z.array(z.string()),
      policies: z.array(z.string()),
    }),
  ),
  lints: z.array(z.object({ name: z.string(), clause: z.string() })),
  reasons: z.array(z.string()),
  pkiUrl: z.string(),
  evaluation: z.boolean(),
  certificates: z.array(authorityCertificate),
});
export type PracticeFacts = z.output<typeof practiceFacts>;

const legalBlock = z.object({ kind: z.enum(['HEADING', 'TEXT', 'POINT']), text: z.string() });
export type LegalBlock = z.output<typeof legalBlock>;

const revocationList = z.object({
  /** INTERMEDIATE: a CA of others between an issuing CA and an external root. */
  issuer: z.enum(['ROOT', 'ISSUING', 'INTERMEDIATE']),
  generation: z.number(),
  /** A decimal number; it never exceeds the safe integers of JavaScript. */
  number: z.number(),
  thisUpdate: wireDate,
  nextUpdate: wireDate.nullable(),
  entries: z.number(),
  /** Made elsewhere, and its successor should be here by now; always false for a list that this server makes. */
  isEnding: z.boolean(),
});
export type RevocationList = z.output<typeof revocationList>;

/** The root of this generation. */
const unlistedCertificate = z.object({ generation: z.number(), serial: z.string(), subject: z.string() });
export type UnlistedCertificate = z.output<typeof unlistedCertificate>;

export const authorityCalls = endpoints(authorityRoutes, {
  getLegalText: {
    access: 'public',
    summary: 'The privacy policy, the terms of service, or what a signature means, in the language of the request',
    params: z.object({ document: z.enum(LEGAL_DOCUMENTS) }),
    response: z.object({
      legal: z.object({
        version: z.string().describe('the date of all three; a person accepts this version'),
        title: z.string(),
        note: z.string().nullable().describe('above a translation: which text is binding'),
        blocks: z.array(legalBlock),
      }),
    }),
  },
  getPracticeStatement: {
    access: 'public',
    summary: 'The figures of the practice statement: policies, profiles, checks, certificates of the authority',
    response: z.object({ practice: practiceFacts }),
  },
});

export const operatorAuthorityCalls = endpoints(operatorAuthorityRoutes, {
  getAuthority: {
    access: 'operator:authority.read',
    summary: 'The generations of the authority’s keys, its revocation lists, and what is due',
    response: z.object({
      authority: z.object({
        certificates: z.array(authorityCertificate),
        lists: z.array(revocationList),
        /** When the issuing CA is to be replaced, and whether that needs the ceremony of an offline root. */
        issuingFollowedDatetime: wireDate,
        isRootOffline: z.boolean(),
        /** Revoked by a root whose key is offline, and not yet in its list: others trust it until a list names it. */
        unlisted: z.array(unlistedCertificate),
        /** Subjects of certificates of this authority that an external root, or a CA between, has revoked. */
        revoked: z.array(z.string()),
        isDue: z.boolean(),
      }),
    }),
  },
});
