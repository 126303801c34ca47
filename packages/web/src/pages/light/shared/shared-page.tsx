import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { dropSharedFiles } from '../../../api/drop-shared.ts';
import { IN_PERSON, isInPerson } from '../../../api/in-person.ts';
import { isFreeLogin, sessionQuery } from '../../../api/session.ts';
import { readSharedFiles } from '../../../api/shared-files.ts';
import { keepPickedFiles } from '../../../parts/uploader/picked-files.ts';
import { judgePicked, uploadMessage } from '../../../parts/uploader/uploader.ts';
import { formatBytes } from '../../../text/format.ts';
import { useSharedText } from '../../../text/shared.ts';
import { useTitle } from '../../../text/use-title.ts';
import {
  Box,
  Button,
  EmptyState,
  Heading,
  Hint,
  Icon,
  Paragraph,
  Row,
  Skeleton,
  Stack,
  Text,
} from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { agree, forgetAgreement, hasAgreed } from './agreement.ts';
import { useSharedFilesText } from './text.ts';

const sharedFilesQuery = { queryKey: ['shared-files'], queryFn: readSharedFiles, gcTime: 0, staleTime: 0 };

/** What the share sheet of a phone has sent to the installed app: it becomes a draft once the person says so and is logged in. */
export function SharedPage() {
  const words = useSharedFilesText();
  const shared = useSharedText();
  const { data: files, isError } = useQuery({ ...sharedFilesQuery, retry: false, networkMode: 'always' });
  const { data: session } = useQuery(sessionQuery);
  useTitle(words.title);
  return (
    <Box width="full" maxWidth="words" mx="auto" px={5} pt={6} pb={12}>
      {isError || files?.length === 0 ? (
        <EmptyState
          heading="h1"
          drawing="search"
          title={words.noneTitle}
          why={words.noneWhy}
          action={<LinkButton variant="primary" label={words.home} to="/" />}
        />
      ) : files === undefined || session === undefined ? (
        <Skeleton height={260} radius={14} aria-label={shared.loading} />
      ) : (
        <Files files={files} isLoggedIn={session !== null && !isFreeLogin(session)} />
      )}
    </Box>
  );
}

function Files({ files, isLoggedIn }: { files: readonly File[]; isLoggedIn: boolean }) {
  const words = useSharedFilesText();
  const navigate = useNavigate();
  const judged = files.map((file) => ({ file, refusal: judgePicked(file) }));
  const good = judged.filter(({ refusal }) => refusal === null).map(({ file }) => file);
  const begin = () => {
    forgetAgreement();
    keepPickedFiles(good, dropSharedFiles);
    void navigate({ to: '/envelopes/new', replace: true });
  };
  const logIn = () => {
    agree();
    void (isInPerson() ? navigate({ to: IN_PERSON }) : navigate({ to: '/login', search: { returnTo: '/shared' } }));
  };
  const isAwaited = isLoggedIn && good.length > 0 && hasAgreed();
  useEffect(() => {
    if (isAwaited) begin();
  });
  const discard = () => {
    forgetAgreement();
    dropSharedFiles();
    void navigate({ to: '/', replace: true });
  };
  return (
    <Stack gap={4}>
      <Heading as="h1" heading="xl" text={words.title} />
      {good.length > 0 && <Paragraph text={words.lead} />}
      <Stack as="ul" gap={2.5} aria-label={words.title}>
        {judged.map(({ file, refusal }, index) => (
          <Row as="li" key={index} card gap={3} py={3} px={4}>
            <Icon name={refusal === null ? 'files' : 'warning'} />
            <Stack as="span" gap={0.5} grow minWidth={0}>
              <Text truncate weight={550} text={file.name} />
              {refusal === null ? (
                <Text as="small" tone="ink-3" text={formatBytes(file.size)} />
              ) : (
                <Text as="small" tone="danger" weight={500} role="alert" text={uploadMessage(refusal)} />
              )}
            </Stack>
          </Row>
        ))}
      </Stack>
      {!isLoggedIn && good.length > 0 && <Hint text={words.kept} />}
      <Stack gap={2.5}>
        {good.length > 0 && (
          <Button
            variant="primary"
            size="l"
            block
            label={isLoggedIn ? words.begin : words.logIn}
            onClick={isLoggedIn ? begin : logIn}
          />
        )}
        <Button size="l" block label={words.discard} onClick={discard} />
      </Stack>
    </Stack>
  );
}
