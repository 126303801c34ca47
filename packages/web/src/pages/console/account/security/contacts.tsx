import { type User, api } from '@countersign/contract';
import { type ReactNode, useState } from 'react';
import { call, messageOf, requestIdOf } from '../../../../api/client.ts';
import { useText } from '../../../../text/text.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialog.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { Card } from '../card.tsx';
import { keepUser, self } from '../own-user.tsx';
import { ContactSheet } from './contact-sheet.tsx';
import { type ContactKind, contactsText } from './contacts-text.ts';
import styles from './security.module.css';
import { UnbindSheet } from './unbind-sheet.tsx';

const KINDS = ['phone', 'email'] as const satisfies readonly ContactKind[];

/** The contacts of the account; the last one cannot be unbound. */
export function Contacts({ user }: { user: User }) {
  const words = useText(contactsText);
  const [open, setOpen] = useState<{ kind: ContactKind; act: 'bind' | 'unbind' } | null>(null);
  const isLast = user.phone === null || user.email === null;
  const close = () => setOpen(null);
  return (
    <Card title={words.title} why={words.why}>
      <ul className={styles.rows}>
        {KINDS.map((kind) => {
          const value = user[kind];
          return (
            <Row key={kind} name={words.name[kind]} value={value} hint={value !== null && isLast ? words.last : null}>
              <Button size="s" onClick={() => setOpen({ kind, act: 'bind' })}>
                {value === null ? words.bind[kind] : words.change[kind]}
              </Button>
              {value !== null && !isLast && (
                <Button size="s" variant="quiet" onClick={() => setOpen({ kind, act: 'unbind' })}>
                  {words.unbind[kind]}
                </Button>
              )}
            </Row>
          );
        })}
        {user.wechat !== null && <Wechat />}
      </ul>
      {open?.act === 'bind' && <ContactSheet user={user} kind={open.kind} onClose={close} />}
      {open?.act === 'unbind' && <UnbindSheet user={user} kind={open.kind} onClose={close} />}
    </Card>
  );
}

interface RowProps {
  name: string;
  value: string | null;
  hint?: string | null;
  children: ReactNode;
}
function Row({ name, value, hint, children }: RowProps) {
  const words = useText(contactsText);
  return (
    <li className={styles.row}>
      <div className={styles.fact}>
        <span className={styles.term}>{name}</span>
        {value === null ? <span className={styles.none}>{words.none}</span> : <strong>{value}</strong>}
        {hint && <small>{hint}</small>}
      </div>
      <div className={styles.acts}>{children}</div>
    </li>
  );
}

function Wechat() {
  const words = useText(contactsText);
  const [asking, setAsking] = useState(false);
  const unbind = async () => {
    try {
      keepUser((await call(api.unbindWechat, { params: self() })).user);
      toast('success', words.unbindDone);
    } catch (error) {
      toast('warning', messageOf(error), requestIdOf(error));
    }
  };
  return (
    <Row name={words.wechat} value={words.bound}>
      <Button size="s" variant="quiet" onClick={() => setAsking(true)}>
        {words.unbindWechat}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.unbindWechatTitle}
        description={words.unbindWechatWhy}
        act={words.unbindAct}
        danger
        onConfirm={unbind}
      />
    </Row>
  );
}
