import type { Api } from '@countersign/contract';
import type { ErrorName } from '@countersign/domain';
import { allLists, available } from '../../trust/index.ts';
import {
  type Handler,
  type Handlers,
  type RequestContext,
  type Services,
  TaskKilledError,
  TaskRefusal,
  clientOf,
  refuseWith,
  withUploadOnDisk,
} from '../../platform/index.ts';
import { compareWithRecords } from './compare-records.ts';
import { getContractRecord } from './get-contract-record.ts';
import { findVoided } from './find-voided.ts';
import { believingOwnNames, nameTrust } from './trust/name-trust.ts';
import { believing } from './trust/believed.ts';
import { ANONYMOUS_SHARE, MEMBER_SHARE, createVerificationQueue } from './verification-queue.ts';

/**
 * Verifies any uploaded file against this authority's roots of all generations and its operators' trusted lists, never against
 * roots from the file (security 60), and against this authority's own revocation lists, whatever the file omits (security 57); the file is
 * deleted right after its verification.
 */
export function verificationCalls({ clock, db }: Pick<Services, 'clock' | 'db'>) {
  const believed = believing({ db });
  const anonymous = createVerificationQueue(ANONYMOUS_SHARE, () => clock.now());
  const members = createVerificationQueue(MEMBER_SHARE, () => clock.now());
  /** Which budget a call is charged to. A session of a signing link does not count as a login. */
  const payerOf = ({ caller, ip }: RequestContext) =>
    caller !== null && caller.scopes === null
      ? ({ queue: members, client: caller.personId } as const)
      : ({ queue: anonymous, client: clientOf(ip) } as const);
  const verifyPdf: Handler<Api['verifyPdf']> = async ({ workers, signer, config }, { file, body, context }) => {
    if (file === null) return refuseWith('ERROR_MALFORMED', { field: 'file', detail: 'is missing' });
    const { queue, client } = payerOf(context);
    const now = clock.now();
    try {
      const { verification, digests, revisions, sourceOf } = await withUploadOnDisk({ config }, file, (read) =>
        queue.serve(client, read, async ({ path, size }, limits) => {
          const own = (await available(signer.generations())).filter(({ role }) => role === 'ROOT');
          const { roots, grants, sourceOf } = await believed(
            own.map(({ certificate }) => certificate),
            now,
          );
          const crls = (await available(allLists(signer, now))).map(({ der }) => der);
          const input = {
            path,
            fileName: file.fileName,
            roots,
            grants,
            crls,
            now,
            // This authority's own revocations are known here; other authorities must have theirs in the file.
            needsStatus: true,
            password: body.password ?? null,
          };
          return { ...(await workers.verify.run('verifyDocument', input, { ...limits, bytes: size })), sourceOf };
        }),
      );
      const named = nameTrust(believingOwnNames(verification, sourceOf), sourceOf);
      return await db.withTx(async (tx) => {
        const voided = await findVoided(tx, digests);
        return { verification: { ...(await compareWithRecords(tx, named, revisions)), voided } };
      });
    } catch (error) {
      if (error instanceof TaskKilledError) return refuseWith('ERROR_VERIFY_COST');
      if (!(error instanceof TaskRefusal)) throw error;
      return refuseWith(refusalOf(error.kind));
    }
  };
  return { verifyPdf, getContractRecord } satisfies Partial<Handlers>;
}

/** Kinds of PdfError that the caller can fix other than by requesting the file again. */
const REFUSALS = {
  ENCRYPTED: 'ERROR_VERIFY_ENCRYPTED',
  PASSWORD_NEEDED: 'ERROR_FILE_PASSWORD',
  PASSWORD_WRONG: 'ERROR_FILE_PASSWORD_WRONG',
  TOO_COMPLEX: 'ERROR_VERIFY_COST',
} as const;
const refusalOf = (kind: string): ErrorName =>
  Object.hasOwn(REFUSALS, kind) ? REFUSALS[kind as keyof typeof REFUSALS] : 'ERROR_VERIFY_FILE';
