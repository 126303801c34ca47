import type { BstRow } from '@countersign/contract';
import { Link } from '@tanstack/react-router';
import { useMay } from '../../../../api/privileges.ts';
import { formatDay } from '../../../../text/format.ts';
import { Avatar, Button, Hint, IconButton, Row } from '../../../../ui/index.ts';
import { Menu } from '../../../../ui/menu.tsx';
import { PictureCard } from '../picture-card.tsx';
import styles from './template-card.module.css';
import { TemplateThumbnail } from './template-thumbnail.tsx';
import { useTemplatesText } from './templates-text.ts';
import type { TemplateActs } from './use-template-acts.tsx';

const FACES = 4;

/** One template of the list: its first page, its roles, and the button to use it. */
export function TemplateCard({ bst, acts }: { bst: BstRow; acts: TemplateActs }) {
  const words = useTemplatesText();
  const mayUse = useMay('businessScenarioTemplates:use');
  const items = acts.itemsOf(bst);
  return (
    <PictureCard
      fill="sunk"
      picture={<TemplateThumbnail bst={bst} />}
      name={
        <Link to="/enterprise/templates/$bstWsid" params={{ bstWsid: bst.bstWsid }}>
          {bst.name}
        </Link>
      }
    >
      <Hint size="s" leading={1.5}>
        {bst.documentCount === 0 ? words.empty : words.documents(bst.documentCount)} ·{' '}
        {words.rolesCount(bst.roles.length)}
      </Hint>
      <Hint size="s" leading={1.5} text={words.by(bst.authorName, formatDay(bst.modifiedDatetime))} />
      <Row gap={2} justify="between" mt="auto" pt={2.5}>
        <Row as="span" className={styles.faces} aria-hidden="true">
          {bst.roles.slice(0, FACES).map(({ roleId, name }, at) => (
            <Avatar key={roleId} name={name} index={at} size={26} />
          ))}
        </Row>
        <Row as="span" gap={1} position="relative" className={styles.acts}>
          {bst.status === 'ENABLED' && mayUse && (
            <Button
              size="s"
              variant="primary"
              label={words.use}
              aria-label={`${words.use} ${bst.name}`}
              onClick={() => acts.use(bst)}
            />
          )}
          {items.length > 0 && <Menu trigger={<IconButton icon="more" label={words.more(bst.name)} />} items={items} />}
        </Row>
      </Row>
    </PictureCard>
  );
}
