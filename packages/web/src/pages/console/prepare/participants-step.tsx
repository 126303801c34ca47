import { useEffect, useRef, useState } from 'react';
import { randomId } from '../../../api/device.ts';
import { Avatar, Banner, Box, Button, Heading, Paragraph, Row, Stack, Text } from '../../../ui/index.ts';
import { currentUserWsid } from '../model/queries.ts';
import { ContactGroups } from './contact-groups.tsx';
import { EnterprisePeople } from './enterprise-people.tsx';
import { moveRow, orderOf, orderWarnings, sequencesOf, withOrder } from './model/people-order.ts';
import { type PersonRow, emptyRow, isBlank } from './model/people-rows.ts';
import { Segments } from './segments.tsx';
import styles from './participants-step.module.css';
import { PastePeople } from './paste-people.tsx';
import { PeopleTree } from './people-tree.tsx';
import { PersonCard } from './person-card.tsx';
import { Preview } from './preview.tsx';
import { RecentPeople } from './recent-people.tsx';
import { StepPage } from './step-page.tsx';
import { usePeopleText } from './text-people.ts';
import { useTemplateText } from './text-template.ts';
import { useDraft, useDraftState } from './use-draft.ts';
import { useMyRow } from './use-my-row.ts';
import { useSorting } from './use-sorting.ts';

/** The participants in order, one line each, with the sender at the root (ux 3, 4). */
export function ParticipantsStep() {
  const words = usePeopleText();
  const ofTemplate = useTemplateText();
  const draft = useDraft();
  const isTemplate = draft.template !== null;
  const rows = useDraftState((state) => state.rows);
  const { me, makeRow } = useMyRow();
  const [pasting, setPasting] = useState(false);
  const add = (more: readonly PersonRow[]) =>
    draft.changeRows([...draft.store.getState().rows.filter((row) => !isBlank(row)), ...more]);
  // Colleagues are those of the account that sends.
  const mayNameColleagues = isTemplate || draft.senderWsid === currentUserWsid();
  return (
    <StepPage step="participants">
      <section aria-labelledby="participants-title">
        <Row gapY={3} gapX={6} align="start" justify="between" mb={5} className={styles.top}>
          <div>
            <Heading
              id="participants-title"
              heading="xl"
              text={isTemplate ? ofTemplate.rolesTitle : words.participantsTitle}
            />
            <Paragraph mt={1} text={isTemplate ? ofTemplate.rolesLead : words.participantsLead} />
          </div>
          {rows.length > 1 && <OrderSwitch rows={rows} />}
        </Row>
        <Row gap={3} pl={0.5}>
          {isTemplate ? (
            <Text tone="ink-3" text={ofTemplate.starter} />
          ) : (
            <>
              <Avatar name={me?.displayName ?? ''} size={36} />
              <span>
                <strong>{me?.displayName}</strong> <Text tone="ink-3" text={words.yourStart} />
              </span>
            </>
          )}
        </Row>
        <Rows rows={rows} />
        <Row gap={2.5} align="stretch" wrap mt={5} ml={12} className={styles.adds}>
          <Button
            icon="plus"
            label={isTemplate ? ofTemplate.addRole : words.addPerson}
            onClick={() => draft.changeRows([...rows, emptyRow(randomId())])}
          />
          <div>
            <RecentPeople rows={rows} onAdd={add} mayNameColleagues={mayNameColleagues} />
          </div>
          <ContactGroups rows={rows} onAdd={add} mayNameColleagues={mayNameColleagues} />
          {mayNameColleagues && <EnterprisePeople rows={rows} onAdd={add} />}
          <Button
            icon="user"
            label={words.addMe}
            disabled={makeRow === null}
            onClick={() => makeRow && add([makeRow()])}
          />
          {!isTemplate && <Button icon="copy" label={words.pasteMany} onClick={() => setPasting(true)} />}
        </Row>
        <div aria-live="polite">
          {orderWarnings(rows.filter((row) => !isBlank(row))).map((warning) => (
            <Box key={warning} mt={4}>
              <Banner tone="warn">{words.warning[warning]}</Banner>
            </Box>
          ))}
        </div>
      </section>
      <Box alignSelf="stretch">
        <Stack gap={5} className={styles.side}>
          <Preview rows={rows} />
          <PeopleTree rows={rows} sender={isTemplate ? ofTemplate.starter : (me?.displayName ?? '')} />
        </Stack>
      </Box>
      {pasting && <PastePeople onClose={() => setPasting(false)} onAdd={add} />}
    </StepPage>
  );
}

/** Switches between all in sequence and all in parallel; mixed orders are set on each line. */
function OrderSwitch({ rows }: { rows: readonly PersonRow[] }) {
  const words = usePeopleText();
  const draft = useDraft();
  const now = orderOf(rows);
  const options = [
    { order: 'oneByOne', label: words.oneByOne },
    { order: 'together', label: words.allTogether },
  ] as const;
  return (
    <Segments label={words.order}>
      {options.map(({ order, label }) => (
        <button
          key={order}
          type="button"
          aria-pressed={now === order}
          onClick={() => draft.changeRows(withOrder(rows, order))}
        >
          {label}
        </button>
      ))}
    </Segments>
  );
}

interface Moved {
  readonly key: string;
  readonly by: 1 | -1;
}
function Rows({ rows }: { rows: readonly PersonRow[] }) {
  const draft = useDraft();
  const numbers = sequencesOf(rows);
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  const sorting = useSorting(list, rows.length, (from, to) =>
    draft.changeRows(moveRow(draft.store.getState().rows, draft.store.getState().rows[from]!.key, to - from)),
  );
  useEffect(() => {
    // The button of a moved line keeps the focus; at the end of the list the other button gets it.
    const line = moved && list.current?.querySelector(`[data-row="${CSS.escape(moved.key)}"]`);
    const own = line?.querySelector<HTMLButtonElement>(`[data-move="${moved?.by}"]:not(:disabled)`);
    (own ?? line?.querySelector<HTMLButtonElement>('[data-move]:not(:disabled)'))?.focus();
  }, [moved, rows]);
  return (
    <Stack as="ol" ref={list}>
      {rows.map((row, at) => (
        <PersonCard
          key={row.key}
          row={row}
          at={at}
          number={numbers[at]!}
          rows={rows}
          isDragged={sorting.dragged === at}
          handle={sorting.handle(at)}
          onMove={(by) => {
            draft.changeRows(moveRow(rows, row.key, by));
            setMoved({ key: row.key, by });
          }}
        />
      ))}
    </Stack>
  );
}
