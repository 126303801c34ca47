import { type Api, type DataOf, type EnterpriseMember, api } from '@countersign/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call, queryClient } from '../../../../api/client.ts';
import { Trouble } from '../../../../parts/trouble/trouble.tsx';
import { attempt } from '../../../../parts/trouble/attempt.ts';
import { defineText } from '../../../../text/text.ts';
import { ConfirmDialog, Paragraph, Skeleton, Stack, Text } from '../../../../ui/index.ts';
import { MemberPicker } from '../../parts/member-picker.tsx';

type Handover = DataOf<Api['getHandover']>['handover'];
type Kind = Handover['kinds'][number];

const useWords = defineText('pages/console/enterprise/members/handover-dialog');

/** What ends with the membership and must be assigned again. */
const ENDS: readonly Kind['kind'][] = ['ROLE', 'SEAL', 'API_KEY'];
/** Whether there is something to hand over that is not being handed over already. */
const isToHandOver = ({ kinds, running }: Handover): boolean =>
  !running && kinds.some(({ kind, count }) => count > 0 && !ENDS.includes(kind));

const handoverQuery = (enterpriseWsid: string, memberWsid: string) =>
  queryOptions({
    queryKey: ['members', enterpriseWsid, 'handover', memberWsid],
    queryFn: async ({ signal }) =>
      (await call(api.getHandover, { params: { enterpriseWsid, memberWsid }, signal })).handover,
    refetchInterval: ({ state }) => (state.data?.running ? 2000 : false),
  });

export async function handOver(enterpriseWsid: string, memberWsid: string, toMemberWsid: string): Promise<void> {
  await call(api.handOverMember, { params: { enterpriseWsid, memberWsid }, body: { toMemberWsid } });
  await queryClient.invalidateQueries({ queryKey: ['members', enterpriseWsid, 'handover'] });
}

/** The colleague who takes over: a map of at most one memberWsid to a name. */
export type Successor = ReadonlyMap<string, string>;

interface ListProps {
  enterpriseWsid: string;
  memberWsid: string;
  to: Successor;
  onTo: (to: Successor) => void;
  error?: string | null;
  /** Whether the choice of a colleague is optional. */
  isOptional?: boolean;
}
/** What a member leaves behind, and the choice of the colleague who takes over. */
export function HandoverList({ enterpriseWsid, memberWsid, to, onTo, ...rest }: ListProps): ReactNode {
  const { error = null, isOptional = false } = rest;
  const words = useWords();
  const { data, error: failure, refetch } = useQuery(handoverQuery(enterpriseWsid, memberWsid));
  if (data === undefined)
    return failure ? <Trouble error={failure} onRetry={() => void refetch()} /> : <Skeleton height={96} radius={10} />;
  const present = data.kinds.filter(({ count }) => count > 0);
  return (
    <Stack as="section" gap={2.5} mt={3} aria-label={words.title}>
      <Text as="h3" size="base" text={words.title} />
      {data.running && <p role="status">{words.running}</p>}
      {present.length === 0 && <Paragraph text={words.none} />}
      <Stack as="ul" gap={2}>
        {present.map(({ kind, count, items }) => (
          <Stack as="li" key={kind} gap={0.5} size="m" tone="ink-2">
            <Text as="strong" tone="ink">
              {words.kinds[kind]} · {count}
            </Text>
            {ENDS.includes(kind) && <small>{words.ends}</small>}
            <small>
              {items
                .slice(0, 3)
                .map(({ name }) => name)
                .filter((name) => name !== '')
                .join('、')}
              {count > 3 && ` ${words.and(count)}`}
            </small>
          </Stack>
        ))}
      </Stack>
      {isToHandOver(data) && (
        <MemberPicker
          label={isOptional ? words.toOptional : words.to}
          isSingle
          chosen={to}
          onChosen={onTo}
          without={memberWsid}
          error={error}
          empty={words.noSuccessor}
        />
      )}
    </Stack>
  );
}

interface DialogProps {
  enterpriseWsid: string;
  member: EnterpriseMember;
  onClose: () => void;
}
/** Hands over the work of a member who was removed earlier. */
export function HandoverDialog({ enterpriseWsid, member: { memberWsid, name }, onClose }: DialogProps) {
  const words = useWords();
  const [to, setTo] = useState<Successor>(new Map());
  const [isTried, setTried] = useState(false);
  const { data } = useQuery(handoverQuery(enterpriseWsid, memberWsid ?? ''));
  const isMovable = data === undefined || isToHandOver(data);
  const give = async () => {
    setTried(true);
    const [successor] = to.keys();
    if (successor === undefined) return !isMovable;
    return attempt(() => handOver(enterpriseWsid, memberWsid ?? '', successor), words.started);
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      title={words.titleOf(name)}
      description={words.why}
      act={isMovable ? words.handOver : words.close}
      onConfirm={give}
    >
      <HandoverList
        enterpriseWsid={enterpriseWsid}
        memberWsid={memberWsid ?? ''}
        to={to}
        onTo={setTo}
        error={isTried && to.size === 0 ? words.choose : null}
      />
    </ConfirmDialog>
  );
}
