import type { CallName, Endpoint } from '@countersign/contract';
import { calls } from '@countersign/contract/calls';
import type { Refusal } from '@countersign/domain';
import { judgeBy, judgeJson } from './judge-json.ts';
import { task } from '../workers/index.ts';

interface BodyToJudge {
  /** Name of the call, whose schema the body must have. */
  readonly call: CallName;
  /** JSON in UTF-8. */
  readonly bytes: Uint8Array;
}

/**
 * Parses a large JSON body and validates it against the schema of its call, as platform/http/parse.ts does with a small
 * one.
 */
export const judgeBody = task(
  ({ call, bytes }: BodyToJudge): { readonly value: unknown } | { readonly refusal: Refusal } => {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
    const parsed = judgeJson(text);
    if (!parsed.ok) return { refusal: parsed };
    const { body }: Endpoint = calls[call];
    if (body === undefined) return { value: parsed.value };
    const judged = judgeBy(body, parsed.value, 'body');
    return judged.ok ? { value: judged.value } : { refusal: judged };
  },
);
