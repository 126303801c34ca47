import { type User, api } from '@countersign/contract';
import { NOTICE_CHANNELS, NOTICE_TOPICS, noticePreferences } from '@countersign/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { call, queryClient } from '../../../../api/client.ts';
import { useDense } from '../../../../parts/data-table/density.ts';
import { hasPhones } from '../../../../text/channels.ts';
import { textOf } from '../../../../text/text.ts';
import { Banner, Skeleton, Text, box, toast } from '../../../../ui/index.ts';
import { Switch } from '../../../../ui/switch.tsx';
import { Loaded } from '../../../../parts/trouble/loaded.tsx';
import { OwnPage, self } from '../own-user.tsx';
import { type Choices, createKeeper, isLocked, isOffered, withChoice } from './choices.ts';
import { DesktopPermission } from './desktop-permission.tsx';
import styles from './notices.module.css';
import { useNoticesText } from './notices-text.ts';
import { Stopped } from './stopped.tsx';

/** The channels of this server. */
const CHANNELS = NOTICE_CHANNELS.filter((channel) => channel !== 'SMS' || hasPhones());

const choicesQuery = queryOptions({
  queryKey: ['notice-preferences'],
  staleTime: 60_000,
  queryFn: async ({ signal }) =>
    noticePreferences((await call(api.getPreferences, { params: self(), signal })).preferences.topics),
});
const keep = createKeeper({
  send: async (topics) =>
    noticePreferences((await call(api.setPreferences, { params: self(), body: { topics } })).preferences.topics),
  show: (topics) => {
    queryClient.setQueryData(choicesQuery.queryKey, topics);
  },
  onFailure: () => toast('warning', textOf(useNoticesText).undone),
});

/** Which notices are sent through which channel. */
export function NoticesPage() {
  const words = useNoticesText();
  const query = useQuery(choicesQuery);
  return (
    <OwnPage title={words.title} lead={words.lead}>
      {(user) => (
        <>
          <Loaded query={query} waiting={<Skeleton height={340} radius={14} />}>
            {(choices) => <ChoiceTable choices={choices} />}
          </Loaded>
          <Stopped />
          <Unreachable user={user} />
          <DesktopPermission />
        </>
      )}
    </OwnPage>
  );
}

function ChoiceTable({ choices }: { choices: Choices }) {
  const words = useNoticesText();
  const isDense = useDense();
  return (
    <table className={box({ card: true, width: 'full' }, styles.table)} data-dense={isDense || undefined}>
      <caption className="visually-hidden">{words.table}</caption>
      <thead>
        <tr>
          <th scope="col">{words.topicHead}</th>
          {CHANNELS.map((channel) => (
            <th key={channel} scope="col" className={styles.channel}>
              {words.channel[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NOTICE_TOPICS.map((topic) => (
          <tr key={topic}>
            <th scope="row">
              <strong>{words.topic[topic]}</strong>
              <small>{words.why[topic]}</small>
            </th>
            {CHANNELS.map((channel) => (
              <td key={channel} className={styles.channel}>
                {isOffered(topic, channel) ? (
                  <Switch
                    label={words.by(words.topic[topic], words.channel[channel])}
                    checked={choices[topic][channel]}
                    disabled={isLocked(topic)}
                    onChange={(event) =>
                      void keep(choices, withChoice(choices, topic, channel, event.currentTarget.checked))
                    }
                  />
                ) : (
                  <Text tone="ink-3">
                    <span aria-hidden="true">—</span>
                    <span className="visually-hidden">{words.notOffered}</span>
                  </Text>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A chosen channel that cannot reach the user says so. */
function Unreachable({ user }: { user: User }) {
  const words = useNoticesText();
  const missing = user.phone === null && hasPhones() ? words.noPhone : user.email === null ? words.noEmail : null;
  if (missing === null) return null;
  return (
    <Banner>
      {missing} <Link to="/account/security">{words.bind}</Link>
    </Banner>
  );
}
