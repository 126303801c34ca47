import { type User, api } from '@countersign/contract';
import { shownContact } from '@countersign/domain';
import { type ReactNode, useState } from 'react';
import { call } from '../../../../api/client.ts';
import { attempt } from '../../../../parts/trouble/attempt.ts';
import { hasPhones } from '../../../../text/channels.ts';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { Box, Button, ConfirmDialog, Grid, Small, Text } from '../../../../ui/index.ts';
import { keepUser, self } from '../own-user.tsx';
import { ContactSheet } from './contact-sheet.tsx';
import { type ContactKind, useContactsText } from './contacts-text.ts';
import styles from './security.module.css';
import { UnbindSheet } from './unbind-sheet.tsx';

/** A phone number that was bound earlier stays, and can be unbound. */
const isReached = (kind: ContactKind): boolean => kind === 'email' || hasPhones();
const KINDS = ['phone', 'email'] as const satisfies readonly ContactKind[];

/** The contacts of the account; the last one cannot be unbound. */
export function Contacts({ user }: { user: User }) {
  const words = useContactsText();
  const [open, setOpen] = useState<{ kind: ContactKind; act: 'bind' | 'unbind' } | null>(null);
  const isLast = user.phone === null || user.email === null;
  const close = () => setOpen(null);
  return (
    <SectionCard title={words.title} why={words.why}>
      <Box as="ul" borderTop divided className={styles.rows}>
        {KINDS.filter((kind) => isReached(kind) || user[kind] !== null).map((kind) => {
          const value = user[kind];
          return (
            <Row
              key={kind}
              name={words.name[kind]}
              value={value && shownContact(value)}
              hint={value !== null && isLast ? words.last : null}
            >
              {isReached(kind) && (
                <Button
                  size="s"
                  label={value === null ? words.bind[kind] : words.change[kind]}
                  onClick={() => setOpen({ kind, act: 'bind' })}
                />
              )}
              {value !== null && !isLast && (
                <Button
                  size="s"
                  variant="quiet"
                  label={words.unbind[kind]}
                  onClick={() => setOpen({ kind, act: 'unbind' })}
                />
              )}
            </Row>
          );
        })}
        {user.wechat !== null && <Wechat />}
      </Box>
      {open?.act === 'bind' && <ContactSheet user={user} kind={open.kind} onClose={close} />}
      {open?.act === 'unbind' && <UnbindSheet user={user} kind={open.kind} onClose={close} />}
    </SectionCard>
  );
}

interface RowProps {
  name: string;
  value: string | null;
  hint?: string | null;
  children: ReactNode;
}
function Row({ name, value, hint, children }: RowProps) {
  const words = useContactsText();
  return (
    <Box as="li" gapY={2} gapX={5} wrap justify="between" py={3} row className={styles.row}>
      <Grid gapY={0} gapX={3} minWidth={0} className={styles.fact}>
        <Text tone="ink-2" text={name} />
        {value === null ? <Text tone="ink-3" text={words.none} /> : <Text as="strong" weight={550} text={value} />}
        {hint && <Small allColumns text={hint} />}
      </Grid>
      <Box gap={2} align="stretch" wrap row className={styles.acts}>
        {children}
      </Box>
    </Box>
  );
}

function Wechat() {
  const words = useContactsText();
  const [asking, setAsking] = useState(false);
  const unbind = async () => {
    await attempt(async () => keepUser((await call(api.unbindWechat, { params: self() })).user), words.unbindDone);
  };
  return (
    <Row name={words.wechat} value={words.bound}>
      <Button size="s" variant="quiet" label={words.unbindWechat} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={words.unbindWechatTitle}
        description={words.unbindWechatWhy}
        act={words.unbindAct}
        danger
        onConfirm={unbind}
      />
    </Row>
  );
}
