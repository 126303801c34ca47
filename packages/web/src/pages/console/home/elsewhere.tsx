import type { Api, DataOf } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { waitingQuery } from '../../../api/accounts.ts';
import { currentUserWsid } from '../../../api/session.ts';
import { formatDistance } from '../../../text/format.ts';
import { defineText } from '../../../text/text.ts';
import { Box, Heading, Icon, Row, Spinner, Stack, Text } from '../../../ui/index.ts';
import { useNow } from '../parts/use-now.ts';
import { useConsoleText } from '../words.ts';
import styles from './elsewhere.module.css';
import { useOpenIn } from './use-open-in.ts';

const useWords = defineText('pages/console/home/elsewhere');

type Waiting = DataOf<Api['listWaiting']>['accounts'][number];

/** What waits for the user in accounts that are not active; one click switches the account and opens it (ux 51). */
export function Elsewhere() {
  const words = useWords();
  const shared = useConsoleText();
  const now = useNow(60_000);
  const { data = [] } = useQuery(waitingQuery(currentUserWsid()));
  const { open, opening } = useOpenIn();
  const others = data.filter(({ userWsid }) => userWsid !== currentUserWsid());
  if (others.length === 0) return null;
  const nameOf = ({ enterpriseName }: Waiting): string => enterpriseName ?? words.personal;
  return (
    <Stack as="section" gap={2.5} aria-labelledby="elsewhere-title">
      <Heading id="elsewhere-title" heading="s" text={words.title} />
      {others.map((account) => (
        <Box key={account.userWsid} p={3} border radius="m" fill="surface">
          <Row as="p" gap={2}>
            <Icon name={account.enterpriseName === null ? 'user' : 'building'} size={18} />
            <Text as="strong" truncate text={nameOf(account)} />
            <Text rigid ml="auto" size="s" tone="ink-2" text={words.count(account.count)} />
          </Row>
          <Box as="ul" mt={2}>
            {account.envelopes.map(({ envelopeWsid, title, envelopeShownStatus, expireDatetime }) => (
              <li key={envelopeWsid}>
                <button
                  type="button"
                  className={styles.row}
                  aria-busy={opening === envelopeWsid || undefined}
                  onClick={() => open(account.userWsid, envelopeWsid)}
                >
                  <span className="visually-hidden">{words.open(nameOf(account))}</span>
                  <Text truncate className={styles.title} text={title || shared.untitled} />
                  <small>
                    {shared.shown[envelopeShownStatus]} · {shared.deadline(formatDistance(expireDatetime, now))}
                  </small>
                  {opening === envelopeWsid ? <Spinner size={18} /> : <Icon name="arrowRight" size={18} />}
                </button>
              </li>
            ))}
          </Box>
          {account.count > account.envelopes.length && (
            <button type="button" className={styles.more} onClick={() => open(account.userWsid, null)}>
              {words.more(account.count - account.envelopes.length)}
            </button>
          )}
        </Box>
      ))}
    </Stack>
  );
}
