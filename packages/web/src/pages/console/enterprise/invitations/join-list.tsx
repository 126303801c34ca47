import { type JoinApplication, api } from '@countersign/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, queryClient } from '../../../../api/client.ts';
import { showError } from '../../../../parts/trouble/show-error.ts';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { formatDistance } from '../../../../text/format.ts';
import { Avatar, Button, Hint, Skeleton, Text, toast } from '../../../../ui/index.ts';
import { Loaded } from '../../../../parts/trouble/loaded.tsx';
import { useNow } from '../../parts/use-now.ts';
import { joinsKey, joinsQuery } from './invitation-calls.ts';
import { ListRow, RowList } from '../../../../ui/row-list.tsx';
import { useJoinText } from './join-text.ts';

/** The applications to join, from people whom a contract names as members or who used the link. */
export function JoinList({ enterpriseWsid }: { enterpriseWsid: string }) {
  const words = useJoinText();
  return (
    <SectionCard title={words.title}>
      <Loaded query={useQuery(joinsQuery(enterpriseWsid))} waiting={<Skeleton height={56} />}>
        {(joins) =>
          joins.length === 0 ? (
            <Hint text={words.none} />
          ) : (
            <RowList plain>
              {joins.map((join) => (
                <Row key={join.joinWsid} join={join} enterpriseWsid={enterpriseWsid} />
              ))}
            </RowList>
          )
        }
      </Loaded>
    </SectionCard>
  );
}

function Row({ join, enterpriseWsid }: { join: JoinApplication; enterpriseWsid: string }) {
  const words = useJoinText();
  const now = useNow();
  const { joinWsid, name, contact, source, envelopeTitle, createdDatetime } = join;
  const decide = useMutation({
    mutationFn: (passed: boolean) =>
      call(api.handleJoinApplication, { params: { enterpriseWsid, joinWsid }, body: { passed } }),
    onSuccess: (_, passed) => toast('success', passed ? words.accepted(name) : words.refused(name)),
    onError: showError,
    onSettled: () =>
      Promise.all(
        [joinsKey(enterpriseWsid), ['members', enterpriseWsid], ['departments', enterpriseWsid]].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
  const isDeciding = (passed: boolean): boolean => decide.isPending && decide.variables === passed;
  return (
    <ListRow
      lead={<Avatar name={name} size={40} />}
      acts={
        <>
          <Button
            size="s"
            label={words.refuse}
            aria-label={words.refuseWhom(name)}
            busy={isDeciding(false)}
            disabled={isDeciding(true)}
            onClick={() => decide.mutate(false)}
          />
          <Button
            size="s"
            variant="primary"
            label={words.accept}
            aria-label={words.acceptWhom(name)}
            busy={isDeciding(true)}
            disabled={isDeciding(false)}
            onClick={() => decide.mutate(true)}
          />
        </>
      }
    >
      <p>
        <strong>{name}</strong> {contact !== name && <Text tone="ink-3" size="m" text={contact} />}
      </p>
      <Hint>
        {source === 'LINK' ? `${words.byLink} · ` : envelopeTitle !== null && `${words.because(envelopeTitle)} · `}
        {formatDistance(createdDatetime, now)}
      </Hint>
    </ListRow>
  );
}
