import { useRef, useState } from 'react';
import { randomId } from '../../../api/device.ts';
import { Button, Dialog, TextArea, bound } from '../../../ui/index.ts';
import { rowsFromText, unreadLines } from './model/pasted-people.ts';
import { type PersonRow, isWhole } from './model/people-rows.ts';
import { usePeopleText } from './text-people.ts';

/** Adds many participants pasted from a spreadsheet or a message (ux 3). */
export function PastePeople({ onClose, onAdd }: { onClose: () => void; onAdd: (rows: readonly PersonRow[]) => void }) {
  const words = usePeopleText();
  const [pasted, setPasted] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const found = rowsFromText(pasted, randomId);
  const unread = unreadLines(pasted);
  const whole = found.filter((row) => isWhole({ ...row, name: row.name || '-' }, found));
  return (
    <Dialog
      onClose={onClose}
      title={words.pasteTitle}
      description={words.pasteHint}
      initialFocus={area}
      footer={
        <Button
          variant="primary"
          label={words.pasteAct(whole.length)}
          disabled={whole.length === 0}
          onClick={() => {
            onAdd(whole);
            onClose();
          }}
        />
      }
    >
      <TextArea
        ref={area}
        rows={8}
        label={words.pasteLabel}
        labelHidden
        hint={unread.length > 0 ? words.pasteUnread(unread) : undefined}
        placeholder={words.pastePlaceholder}
        {...bound(pasted, setPasted)}
      />
    </Dialog>
  );
}
