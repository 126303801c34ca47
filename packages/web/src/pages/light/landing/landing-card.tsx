import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, call } from '../../../api/client.ts';
import { LinkSender } from '../../../parts/link-sender/link-sender.tsx';
import { AnchorButton, Button } from '../../../ui/button.tsx';
import type { IconName } from '../../../ui/icon.tsx';
import { IconMark } from '../../../ui/icon-mark.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Box, Heading, Hint, Paragraph, Row, Stack, Text } from '../../../ui/layout.tsx';
import styles from './landing.module.css';
import { type Target, isInsideWeChat, wayTo } from './model/target.ts';
import { useLandingText } from './text.ts';
import { useWords } from './use-landing-words.ts';

type KnownTarget = Exclude<Target, { kind: 'nowhere' }>;
const ICON: Record<Target['kind'], IconName> = {
  sign: 'signature',
  login: 'user',
  register: 'user',
  page: 'file',
  nowhere: 'warning',
};

/** The target of the link, in one card with one act. */
export function LandingCard({ target, isMember }: { target: Target; isMember: boolean }) {
  const words = useLandingText();
  const isWeChat = isInsideWeChat(navigator.userAgent);
  const said = useWords(target, isMember);
  return (
    <Stack as="section" align="start" width="full" className={styles.card} aria-labelledby="landing-title">
      <IconMark icon={ICON[target.kind]} size={56} tone={target.kind === 'nowhere' ? 'warn' : 'good'} />
      {target.kind !== 'nowhere' && <Text as="p" mt={5} tone="ink-3" text={words.kicker} />}
      <Heading
        as="h1"
        id="landing-title"
        heading="figure"
        mt={target.kind === 'nowhere' ? 5 : 1}
        mb={2.5}
        text={said.title}
      />
      <Paragraph mb={6} size="touch" leading={1.75} text={said.why} />
      {target.kind === 'sign' && !isMember && <Contact target={target} />}
      {isWeChat && target.kind !== 'nowhere' && <WeChat />}
      {target.kind === 'nowhere' ? (
        <AnchorButton variant="primary" size="l" block label={words.home} href="/homePage" />
      ) : (
        <>
          <AnchorButton
            variant={isWeChat ? 'secondary' : 'primary'}
            size="l"
            block
            trailingIcon="arrowRight"
            label={isWeChat ? words.stay : said.act}
            href={wayTo(target, isMember)}
          />
          <Hint width="full" mt={3} size="s" textAlign="center">
            <span className="visually-hidden">{words.address} </span>
            {window.location.host}
            {target.href}
          </Hint>
        </>
      )}
    </Stack>
  );
}

/** The contact the link was sent to, masked as on the signing page; omitted if it cannot be fetched. */
function Contact({ target: { envelopeWsid, participantWsid } }: { target: KnownTarget & { kind: 'sign' } }) {
  const words = useLandingText();
  const link = useQuery({
    queryKey: ['link', envelopeWsid, participantWsid],
    queryFn: async ({ signal }) =>
      (await call(api.getLink, { params: { envelopeWsid, participantWsid }, signal })).link,
    staleTime: Infinity,
  });
  if (link.isError) return null;
  return (
    <Box width="full" mb={6} py={3} px={4} border radius="m" fill="paper">
      {link.data?.sender && <LinkSender {...link.data.sender} />}
      <Row as="p" gap={1.5} wrap>
        {words.sentTo}
        <Text as="strong" tabular>
          {link.data ? link.data.contact : <Skeleton width={120} height={18} />}
        </Text>
      </Row>
      <Hint mt={0.5} size="s" text={words.notYou} />
    </Box>
  );
}

function WeChat() {
  const words = useLandingText();
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setOutcome('copied');
    } catch {
      // No clipboard without https, or permission was refused.
      setOutcome('copyFailed');
    }
  };
  return (
    <Stack gap={2} width="full" mb={6} py={3} px={4} radius="m" fill="warn-soft" tone="ink-2">
      <Heading tone="ink" text={words.wechat} />
      <p>{words.wechatWhy}</p>
      <Button icon="copy" block label={words.copy} onClick={() => void copy()} />
      <Text as="p" role="status" minHeight="line" textAlign="center" text={outcome && words[outcome]} />
    </Stack>
  );
}
