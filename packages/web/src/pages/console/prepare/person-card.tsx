import { Suspense, lazy, useId, useState } from 'react';
import { ContactField } from '../../../parts/contact/contact-field.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SelectField, TextField, bound } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { BulkRecipients } from './bulk-recipients.tsx';
import { dutyOf, hasTerms, isUsual } from './model/duty.ts';
import { dropRow } from './model/people-order.ts';
import { type PersonRow, changeRow, hasContact, isBlank, troublesOf } from './model/people-rows.ts';
import { Card, Grid, Row, Text } from '../../../ui/layout.tsx';
import styles from './participants-step.module.css';
import { PersonMore, useRoleName } from './person-more.tsx';
import { usePeopleText } from './text-people.ts';
import { useTemplateText } from './text-template.ts';
import { useDraft, useDraftState } from './use-draft.ts';
import type { useSorting } from './use-sorting.ts';

const loadTerms = () => import('./rare-panels.ts');
const PersonTerms = lazy(async () => ({ default: (await loadTerms()).PersonTerms }));
const TermsLine = lazy(async () => ({ default: (await loadTerms()).TermsLine }));

interface Props {
  row: PersonRow;
  at: number;
  number: number;
  rows: readonly PersonRow[];
  isDragged: boolean;
  handle: ReturnType<ReturnType<typeof useSorting>['handle']>;
  onMove: (by: 1 | -1) => void;
}

/** One participant: the fields that nearly everyone fills in, and the rare ones behind "More". */
export function PersonCard({ row, at, number, rows, isDragged, handle, onMove }: Props) {
  const words = usePeopleText();
  const draft = useDraft();
  const moreId = useId();
  const troubles = troublesOf(row, rows);
  const [isOpen, setOpen] = useState(troubles.more !== null);
  const expireDatetime = useDraftState(({ details }) => details.expireDatetime);
  const label = row.name.trim() || words.personOf(at + 1);
  return (
    <Grid
      as="li"
      gap={3}
      pt={3}
      position="relative"
      className={styles.row}
      data-row={row.key}
      data-dragged={isDragged || undefined}
      data-together={row.withPrevious || undefined}
      aria-label={words.personOf(at + 1)}
    >
      <Row
        as="span"
        align="start"
        justify="center"
        pt={4}
        position="relative"
        className={styles.rail}
        aria-hidden="true"
      >
        <Grid as="span" center radius="circle" fill="paper" size="s" weight={600} className={styles.number}>
          {number}
        </Grid>
      </Row>
      <Card minWidth={0} pt={3} pr={3} pb={0.5} pl={1.5} className={styles.card}>
        <Grid gap={2.5} align="start" className={styles.line}>
          <Grid as="span" center tone="ink-3" className={styles.handle} {...handle} title={words.drag}>
            <Icon name="drag" />
          </Grid>
          <Avatar name={row.name} index={at} size={36} />
          <Fields row={row} rows={rows} />
        </Grid>
        {!isOpen && !isUsual(row) && <Duty row={row} at={at} />}
        {!isOpen && hasTerms(row) && (
          <Suspense>
            <TermsLine row={row} />
          </Suspense>
        )}
        <Row size="m" tone="ink-2" className={styles.tools}>
          {at > 0 && (
            <Checkbox
              label={words.together}
              checked={row.withPrevious}
              onChange={(event) =>
                draft.changeRows(changeRow(rows, row.key, { withPrevious: event.currentTarget.checked }))
              }
            />
          )}
          <Text grow className={styles.grow} />
          <Button
            size="s"
            variant="quiet"
            icon={isOpen ? 'minus' : 'settings'}
            label={words.more}
            aria-expanded={isOpen}
            aria-controls={moreId}
            onClick={() => setOpen(!isOpen)}
          />
          <IconButton
            icon="arrowUp"
            label={words.moveUp(label)}
            data-move="-1"
            disabled={at === 0}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon="arrowDown"
            label={words.moveDown(label)}
            data-move="1"
            disabled={at === rows.length - 1}
            onClick={() => onMove(1)}
          />
          <IconButton
            icon="trash"
            label={words.remove(label)}
            onClick={() => draft.changeRows(dropRow(rows, row.key))}
          />
        </Row>
        <div id={moreId} role="group" aria-label={words.moreOf(label)} hidden={!isOpen}>
          {isOpen && (
            <>
              <PersonMore row={row} rows={rows} />
              <Suspense>
                <PersonTerms
                  row={row}
                  expireDatetime={expireDatetime}
                  onChange={(part) => draft.changeRows(changeRow(rows, row.key, part))}
                />
              </Suspense>
              <Duty row={row} at={at} />
            </>
          )}
        </div>
      </Card>
    </Grid>
  );
}

/** Name, contact and type of act. The contact of a colleague is known; a role and a list have none. */
function Fields({ row, rows }: { row: PersonRow; rows: readonly PersonRow[] }) {
  const words = usePeopleText();
  const ofTemplate = useTemplateText();
  const draft = useDraft();
  const nameWord = row.isTemplateRole ? ofTemplate.roleName : words.nameOf[row.type];
  const [blurred, setBlurred] = useState({ name: false, contact: false });
  const troubles = troublesOf(row, rows);
  const change = (part: Partial<PersonRow>) => draft.changeRows(changeRow(rows, row.key, part));
  // Errors are shown only after the field loses focus, not while the user types.
  const shown = (field: 'name' | 'contact') => {
    const trouble = troubles[field];
    return trouble !== null && (blurred[field] || trouble === 'duplicate') && !isBlank(row)
      ? words.trouble[trouble]
      : undefined;
  };
  return (
    <>
      <TextField
        label={nameWord}
        labelHidden
        placeholder={nameWord}
        autoComplete="off"
        {...bound(row.name, (next) => change({ name: next }))}
        error={shown('name')}
        onBlur={() => setBlurred({ ...blurred, name: true })}
      />
      {hasContact(row) && row.memberWsid === null ? (
        <ContactField
          className={styles.contact}
          label={words.contact}
          labelHidden
          placeholder={row.isTemplateRole ? ofTemplate.contact : words.contact}
          autoComplete="off"
          inputMode="email"
          {...bound(row.contact, (next) => change({ contact: next }))}
          error={shown('contact')}
          onBlur={() => setBlurred({ ...blurred, contact: true })}
        />
      ) : (
        <Row tone="ink-2" size="m" className={styles.instead}>
          <Instead row={row} />
        </Row>
      )}
      <SelectField
        className={styles.role}
        label={words.role}
        labelHidden
        {...bound(row.role, (next) => change({ role: next === 'CHECKER' ? 'CHECKER' : 'SIGNER' }))}
        options={[
          ['SIGNER', words.signer],
          ['CHECKER', words.checker],
        ]}
      />
    </>
  );
}

/**
 * What replaces the contact field: the masked contact of a colleague; the list of a BULK_PERSON once its line is saved; the
 * enterprise of a role.
 */
function Instead({ row }: { row: PersonRow }) {
  const words = usePeopleText();
  const ofTemplate = useTemplateText();
  const { envelopeWsid } = useDraft();
  if (row.memberWsid !== null) return words.colleague(row.contact);
  if (row.type !== 'BULK_PERSON') return row.enterpriseName || words.typeOf[row.type];
  const { participantWsid } = row;
  if (row.isTemplateRole) return ofTemplate.listHint;
  return participantWsid === null ? (
    words.listHint
  ) : (
    <BulkRecipients envelopeWsid={envelopeWsid} participantWsid={participantWsid} />
  );
}

/** What this participant will have to do, in one sentence. */
function Duty({ row, at }: { row: PersonRow; at: number }) {
  const words = usePeopleText();
  const ofTemplate = useTemplateText();
  const role = useRoleName(row);
  const names = {
    name: row.name.trim() || words.personOf(at + 1),
    enterprise: row.enterpriseName.trim() || (row.isTemplateRole ? ofTemplate.atUse : words.enterprise),
    role: role ?? row.name.trim(),
  };
  return (
    <Row as="p" gap={2} align="stretch" tone="ink-2" size="m" className={styles.duty} aria-live="polite">
      <Icon name="info" size={16} />
      <span>{words.duty(dutyOf(row), names)}</span>
    </Row>
  );
}
