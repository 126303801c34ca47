import { SHOWN_STATUSES, type ShownStatus } from '@countersign/domain';
import { type World, createWorld } from '@countersign/testkit';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Tx, envelopeCount } from '../../../platform/index.ts';
import { type Span, SORT_KEYS } from '../lists/list-query.ts';
import { type ListSpec, countList, listPage } from '../lists/list-store.ts';
import { refreshWords } from './words.ts';

const uuid = (kind: number, n: number): string => `0199000${kind}-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
const FIRM = uuid(1, 1);
/** A separate person, and two members of one enterprise. */
const ACCOUNTS = [uuid(2, 1), uuid(2, 2), uuid(2, 3)] as const;
const LABELS = [uuid(3, 1), uuid(3, 2)] as const;
const DAY_MS = 86_400_000;
const day = (n: number): Date => new Date(Date.UTC(2026, 0, 1) + n * DAY_MS);

interface Seen {
  readonly accountId: string;
  readonly shown: ShownStatus;
  readonly isSender: boolean;
  readonly isOrdered: boolean;
}
interface Example {
  readonly id: string;
  readonly title: string;
  readonly names: readonly string[];
  readonly document: string;
  readonly created: number;
  readonly changed: number;
  readonly ends: number;
  readonly labels: readonly string[];
  readonly tagId: string | null;
  readonly seen: readonly Seen[];
}

/** Few characters, so that many texts share some; among them those that LIKE reads as a pattern. */
const text = (min: number, max: number) =>
  fc
    .array(fc.constantFrom('合', '同', '租', '赁', 'a', 'B', 'c', '%', '_', '\\', ' '), {
      minLength: min,
      maxLength: max,
    })
    .map((parts) => parts.join(''));
const SHOWN = ['DRAFT', 'WAITING_OTHERS', 'ED_SUCCESS', 'RECYCLED'] as const satisfies readonly ShownStatus[];
const examples = fc.array(
  fc.record({
    title: text(0, 6),
    names: fc.array(text(1, 4), { minLength: 1, maxLength: 2 }),
    document: text(1, 5),
    created: fc.nat(20),
    changed: fc.nat(20),
    ends: fc.nat(20),
    labels: fc.subarray([...LABELS]),
    tagId: fc.option(fc.constantFrom('x', 'y')),
    seen: fc.subarray([...ACCOUNTS], { minLength: 1 }).chain((accounts) =>
      fc.tuple(
        ...accounts.map((accountId) =>
          fc.record({
            accountId: fc.constant(accountId),
            shown: fc.constantFrom(...SHOWN),
            isSender: fc.boolean(),
            isOrdered: fc.boolean(),
          }),
        ),
      ),
    ),
  }),
  { minLength: 60, maxLength: 60 },
);

const span = fc.option(
  fc
    .tuple(fc.option(fc.nat(20)), fc.option(fc.nat(20)))
    .map(([from, to]): Span => [from === null ? null : day(from), to === null ? null : day(to)]),
);
const word = fc.option(text(1, 3), { nil: undefined, freq: 1 });
const nowhere: Span = [null, null];
const specs = fc
  .record(
    {
      owner: fc.constantFrom(...ACCOUNTS.map((accountId) => ({ accountId })), { enterpriseId: FIRM }),
      shown: fc.option(fc.subarray([...SHOWN], { minLength: 1 })),
      isSender: fc.option(fc.boolean(), { nil: undefined }),
      title: word,
      participantName: word,
      documentName: word,
      search: word,
      tagId: fc.option(fc.constant('x'), { nil: undefined }),
      labelIds: fc.option(fc.subarray([...LABELS], { minLength: 1 }), { nil: undefined }),
      created: span,
      status: span,
      expire: span,
      sort: fc.record({
        column: fc.constantFrom(...new Set(Object.values(SORT_KEYS))),
        descending: fc.boolean(),
      }),
      offset: fc.nat(6),
      limit: fc.integer({ min: 1, max: 8 }),
    },
    { requiredKeys: ['owner', 'sort', 'offset', 'limit'] },
  )
  .map(({ sort, created, status, expire, shown, ...rest }): ListSpec => ({
    title: undefined,
    participantName: undefined,
    documentName: undefined,
    search: undefined,
    tagId: undefined,
    contractNumber: undefined,
    envelopeFlag: undefined,
    flowType: undefined,
    multiJobId: undefined,
    isSender: undefined,
    labelIds: undefined,
    labelsOf: ACCOUNTS[0],
    isCancellable: false,
    ...rest,
    created: created ?? nowhere,
    status: status ?? nowhere,
    expire: expire ?? nowhere,
    shown: shown ?? null,
    sorts: [sort],
    // The database decides the order of titles: all of them are requested, and their order is not checked.
    ...(sort.column === 'title' ? { offset: 0, limit: 1000 } : {}),
  }));

let world: World;
let all: readonly Example[];
beforeAll(async () => {
  world = await createWorld();
  const [sample] = fc.sample(examples, { numRuns: 1, seed: 20_260_307 });
  all = (sample ?? []).map((one, at) => ({ ...one, id: uuid(4, at) }));
  await world.services.db.withTx(async (tx) => {
    // Without the persons, files and labels they refer to.
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const one of all) await keep(tx, one);
  });
});
afterAll(() => world.close());

async function keep(tx: Tx, example: Example): Promise<void> {
  const { id, title, names, document, tagId, labels, seen } = example;
  const [created, changed, ends] = [example.created, example.changed, example.ends].map((n) => day(n).toISOString());
  await tx.execute(sql`
    insert into envelope (id, sender_id, title, tag_id, status, expire_at, timezone, created_at, status_at)
    values (${id}, ${ACCOUNTS[0]}, ${title}, ${tagId}, 'DRAFT', ${ends}, 'UTC', ${created}, ${changed})`);
  for (const [at, name] of names.entries()) {
    await tx.execute(sql`
      insert into participant (id, envelope_id, name, enterprise_name, action_type, type, sequence, status, secure_level, auth_level, created_at)
      values (gen_random_uuid(), ${id}, ${name}, ${at === 0 ? null : 'Firm'}, 'SIGNER', 'PERSON', ${at}, 'ING_WAIT', 'DISPOSABLE_CERT', 'LOW', ${created})`);
  }
  await tx.execute(sql`
    insert into envelope_document (envelope_id, file_id, name, added_order, head_number, head_digest, head_bytes)
    values (${id}, ${id}, ${document}, 0, 0, '', 1)`);
  for (const { accountId, shown, isSender, isOrdered } of seen) {
    await tx.execute(sql`
      insert into envelope_viewer (account_id, person_id, envelope_id, shown_status, is_sender, status_at, expire_at, created_at, title, enterprise_id, is_ordered)
      values (${accountId}, ${accountId}, ${id}, ${shown}, ${isSender}, ${changed}, ${ends}, ${created}, ${title},
        ${accountId === ACCOUNTS[0] ? null : FIRM}, ${isOrdered})`);
  }
  await tx.insert(envelopeCount).values(seen.map(({ shown, ...row }) => ({ ...row, shownStatus: shown, change: 1 })));
  for (const labelId of labels)
    await tx.execute(
      sql`insert into envelope_label (label_id, envelope_id, account_id) values (${labelId}, ${id}, ${ACCOUNTS[0]})`,
    );
  await refreshWords(tx, id);
}

const has = (texts: readonly string[], wanted: string | undefined): boolean =>
  wanted === undefined || texts.some((one) => one.toLowerCase().includes(wanted.toLowerCase()));
const inside = (n: number, [from, to]: Span): boolean =>
  (from === null || day(n) >= from) && (to === null || day(n) <= to);

/** The same result by checking each envelope. */
function naive(spec: ListSpec): { readonly entries: [string, string][]; readonly count: number } {
  const found = all.flatMap((example) => {
    const { title, document } = example;
    const names = [...example.names, ...(example.names.length > 1 ? ['Firm'] : [])];
    const isMeant =
      has([title], spec.title) &&
      has(names, spec.participantName) &&
      has([document], spec.documentName) &&
      has([title, document, ...names], spec.search) &&
      (spec.tagId === undefined || example.tagId === spec.tagId) &&
      (spec.labelIds === undefined || example.labels.some((label) => spec.labelIds?.includes(label))) &&
      inside(example.created, spec.created) &&
      inside(example.changed, spec.status) &&
      inside(example.ends, spec.expire);
    const rows = example.seen
      .filter(({ accountId }) =>
        'accountId' in spec.owner ? accountId === spec.owner.accountId : accountId !== ACCOUNTS[0],
      )
      .filter(({ shown }) => (spec.shown === null ? shown !== 'RECYCLED' : spec.shown.includes(shown)))
      .filter(({ isSender }) => spec.isSender === undefined || isSender === spec.isSender)
      .toSorted((a, b) => Number(b.isSender) - Number(a.isSender) || (a.accountId < b.accountId ? -1 : 1));
    const [first] = rows;
    return isMeant && first !== undefined ? [{ example, accountId: first.accountId }] : [];
  });
  const [sort] = spec.sorts;
  const keyOf = ({ created, changed, ends }: Example): number =>
    ({ createdAt: created, statusAt: changed, expireAt: ends, title: 0 })[sort?.column ?? 'title'];
  const way = sort?.descending === true ? -1 : 1;
  const sorted = found.toSorted(
    (a, b) => way * (keyOf(a.example) - keyOf(b.example) || (a.example.id < b.example.id ? -1 : 1)),
  );
  const page = sorted.slice(spec.offset, spec.offset + spec.limit);
  return { entries: page.map(({ example, accountId }) => [example.id, accountId]), count: found.length };
}

const byId = (entries: readonly [string, string][]) => entries.toSorted(([a], [b]) => (a < b ? -1 : 1));

const isFoundLikeNaive = (): Promise<void> =>
  world.services.db.withTx((tx) =>
    fc.assert(
      fc.asyncProperty(specs, fc.constantFrom(0, 8, 1000), async (spec, reach) => {
        const wanted = naive(spec);
        const { entries, total } = await listPage(tx, spec, reach);
        const found = entries.map(({ envelopeId, accountId }): [string, string] => [envelopeId, accountId]);
        const isOrdered = spec.sorts[0]?.column !== 'title';
        expect(isOrdered ? found : byId(found)).toEqual(isOrdered ? wanted.entries : byId(wanted.entries));
        if (total.isExact) expect(total.count).toBe(wanted.count);
        else expect(total.count).toBeLessThanOrEqual(wanted.count);
        expect(await countList(tx, spec)).toBe(wanted.count);
      }),
      { numRuns: 200 },
    ),
  );

describe('The list finds by any filters, in any order and on any path, what checking each envelope finds', () => {
  it('while the database has no statistics of the words', async () => {
    expect(SHOWN_STATUSES).toEqual(expect.arrayContaining([...SHOWN]));
    await isFoundLikeNaive();
  });

  it('and when it has statistics', async () => {
    await world.services.db.withTx((tx) => tx.execute(sql`analyze envelope_words`));
    await isFoundLikeNaive();
  });
});
