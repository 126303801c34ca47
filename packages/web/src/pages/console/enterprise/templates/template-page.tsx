import type { Bst, BstRole } from '@countersign/contract';
import { shownContact } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMay } from '../../../../api/privileges.ts';
import { Loaded } from '../../../../parts/trouble/loaded.tsx';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Banner } from '../../../../ui/banner.tsx';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { Facts } from '../../../../ui/facts.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Menu } from '../../../../ui/menu.tsx';
import { Pill } from '../../../../ui/pill.tsx';
import { ListRow, RowList } from '../../../../ui/row-list.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { formatDay } from '../../../../text/format.ts';
import { typedOf } from '../../model/two-contacts.ts';
import { BackLink } from '../../parts/back-link.tsx';
import { Page } from '../../parts/page.tsx';
import { useContactsText } from '../../parts/second-contact.tsx';
import { templateQuery } from './queries.ts';
import { TemplateThumbnail } from './template-thumbnail.tsx';
import { Box, Grid, Hint, Paragraph, Row, Text, box } from '../../../../ui/layout.tsx';
import styles from './template-page.module.css';
import { useTemplatesText } from './templates-text.ts';
import { UseLog } from './use-log.tsx';
import { useTemplateActs } from './use-template-acts.tsx';

/** One template: its content, the acts on it, and the contracts made from it. */
export function TemplatePage() {
  const { bstWsid } = useParams({ strict: false }) as { bstWsid: string };
  const words = useTemplatesText();
  return (
    <>
      <BackLink to="/enterprise/templates">{words.back}</BackLink>
      <Loaded query={useQuery(templateQuery(bstWsid))} waiting={<Skeleton height={360} radius={14} />}>
        {(bst) => <Template bst={bst} />}
      </Loaded>
    </>
  );
}

function Template({ bst }: { bst: Bst }) {
  const words = useTemplatesText();
  const navigate = useNavigate();
  const acts = useTemplateActs({ onRemoved: () => void navigate({ to: '/enterprise/templates', search: {} }) });
  const { name, description, status, configContent } = bst;
  const mayUse = useMay('businessScenarioTemplates:use');
  const mayReadUses = useMay('businessScenarioTemplates:manage') || mayUse;
  const isWhole =
    configContent.documents.length > 0 && configContent.roles.some(({ roleType }) => roleType === 'SIGNER');
  return (
    <Page
      title={name}
      lead={
        <>
          <Row as="p" gapY={1.5} gapX={3} wrap mb={1}>
            <Pill
              tone={status === 'ENABLED' ? 'good' : 'neutral'}
              label={status === 'ENABLED' ? words.enabled : words.disabled}
            />
            <span>{words.version(bst.configVersion)}</span>
            <span>{words.by(bst.authorName, formatDay(bst.modifiedDatetime))}</span>
          </Row>
          {description !== '' && <p>{description}</p>}
        </>
      }
      action={<Acts bst={bst} acts={acts} isWhole={isWhole} />}
    >
      {!isWhole && bst.mayUpdate && (
        <Box mb={4}>
          <Banner tone="warn">{words.incomplete}</Banner>
        </Box>
      )}
      <Grid gap={6} align="start" className={styles.parts}>
        <Grid center p={6} radius="l" fill="sunk" className={styles.thumbnail}>
          <TemplateThumbnail bst={bst} label={words.thumbnail(name)} />
        </Grid>
        <Grid gap={6}>
          <Roles bst={bst} />
          <Files bst={bst} />
          <Section title={words.settings}>
            <Facts facts={[[words.contractTitle, configContent.title || name]]} />
            <Paragraph text={words.expireDays(configContent.expireDays)} />
          </Section>
        </Grid>
      </Grid>
      {mayReadUses && <UseLog bstWsid={bst.bstWsid} />}
      {acts.sheet}
    </Page>
  );
}

/** The next act is the primary button: to use it, to enable it, or to lay it out. */
function Acts({ bst, acts, isWhole }: { bst: Bst; acts: ReturnType<typeof useTemplateActs>; isWhole: boolean }) {
  const words = useTemplatesText();
  const mayUse = useMay('businessScenarioTemplates:use');
  const mayEnable = useMay('businessScenarioTemplates:enable');
  const isEnabled = bst.status === 'ENABLED';
  const next = isEnabled && mayUse ? 'use' : !isEnabled && isWhole && mayEnable ? 'enable' : 'edit';
  const shown = new Set(['edit', next === 'enable' ? 'enable' : '']);
  const items = acts.itemsOf(bst).filter(({ key }) => !shown.has(key));
  return (
    <>
      {bst.mayUpdate && (
        <Button
          icon="pen"
          variant={next === 'edit' ? 'primary' : 'secondary'}
          label={words.edit}
          busy={acts.isOpening}
          onClick={() => acts.edit(bst)}
        />
      )}
      {next === 'use' && <Button variant="primary" icon="send" label={words.use} onClick={() => acts.use(bst)} />}
      {next === 'enable' && (
        <Button variant="primary" icon="check" label={words.enable} onClick={() => acts.setStatus(bst, 'enable')} />
      )}
      {items.length > 0 && <Menu trigger={<IconButton icon="more" label={words.more(bst.name)} />} items={items} />}
    </>
  );
}

function Roles({ bst: { configContent } }: { bst: Bst }) {
  const words = useTemplatesText();
  const { roles, forms } = configContent;
  const contacts = useContactsText();
  const about = (role: BstRole): string | null => {
    if (role.type === 'BULK_PERSON') return words.bulk;
    const { contact, otherContact } = typedOf(role);
    if (contact === '') return null;
    return otherContact === ''
      ? words.fixed(shownContact(contact))
      : contacts.byContact(shownContact(contact), shownContact(otherContact));
  };
  return (
    <Section title={words.roles} none={roles.length === 0 && words.noRoles}>
      <RowList plain>
        {roles.map((role, at) => (
          <ListRow key={role.roleId} lead={<Avatar name={role.name} index={at} size={32} />}>
            {role.name}
            <Hint size="s">
              {words.roleKind[role.roleType]}
              {role.roleType === 'SIGNER' &&
                ` · ${words.fieldsOf(forms.filter(({ roleId }) => roleId === role.roleId).length)}`}
              {about(role) !== null && ` · ${about(role)}`}
            </Hint>
          </ListRow>
        ))}
      </RowList>
    </Section>
  );
}

function Files({ bst: { configContent } }: { bst: Bst }) {
  const words = useTemplatesText();
  return (
    <Section title={words.files} none={configContent.documents.length === 0 && words.empty}>
      <RowList plain>
        {configContent.documents.map(({ fileWsid, fileName = '' }) => (
          <ListRow
            key={fileWsid}
            lead={<Icon name="file" size={18} />}
            end={
              <a
                className={box(
                  { grid: true, center: true, width: 'touch', height: 'touch', radius: 'm', tone: 'ink-2' },
                  styles.download,
                )}
                href={`/api/templates/bsts/source-files/${fileWsid}/download`}
                download={fileName}
                aria-label={words.download(fileName)}
                title={words.download(fileName)}
              >
                <Icon name="download" size={18} />
              </a>
            }
          >
            {fileName}
          </ListRow>
        ))}
      </RowList>
    </Section>
  );
}

/** A part of the template; `none` is shown in place of an empty list. */
const Section = ({ title, none = false, children }: { title: string; none?: string | false; children: ReactNode }) => (
  <section>
    <Text as="h2" mb={2} size="l" weight={600} text={title} />
    {none === false ? children : <Paragraph text={none} />}
  </section>
);
