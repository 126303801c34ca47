import {
  ATTACHMENT_FILES_MAX,
  ATTACHMENT_MB_MAX,
  type AttachmentKind,
  OPAQUE_ID_MAX,
  attachmentRule,
} from '@countersign/domain';
import { Grid, SelectField, TextField, bound } from '../../../ui/index.ts';
import type { Ask, Field } from './model/fields.ts';
import { useKindText } from './text-kinds.ts';
import type { Editor } from './use-editor.ts';

const LINE_PT = 12;
const KINDS: Readonly<Record<string, AttachmentKind[]>> = {
  'IMAGE,PDF': ['IMAGE', 'PDF'],
  IMAGE: ['IMAGE'],
  PDF: ['PDF'],
};
const SIZES = [1, 2, 5, 10, ATTACHMENT_MB_MAX];

/** What a field asks its signer for (ux 55): its name, the kinds of files, how many, and how large. */
export function AttachmentValue({ field, editor }: { field: Field; editor: Editor }) {
  const kinds = useKindText();
  const { fileKinds, maxFiles, maxFileMb } = attachmentRule(field.ask);
  const patch = (part: Ask) => editor.patch([field.id], { ask: { ...field.ask, ...part } });
  const counts = Array.from({ length: ATTACHMENT_FILES_MAX }, (_, at) => at + 1);
  return (
    <>
      <TextField
        label={kinds.askFor}
        hint={kinds.askHint}
        maxLength={OPAQUE_ID_MAX}
        {...bound(field.tagId, (next) => editor.patch([field.id], { tagId: next }, `name ${field.id}`))}
      />
      <SelectField
        label={kinds.askKinds}
        options={Object.keys(KINDS).map((one) => [one, kinds.fileKinds[one] ?? one])}
        {...bound(fileKinds.join(), (next) => patch({ fileKinds: KINDS[next] }))}
      />
      <Grid columns={2} gap={2.5}>
        <SelectField
          label={kinds.maxFiles}
          options={counts.map((one) => [one, one])}
          {...bound(maxFiles, (next) => {
            // Each file has a line on the page.
            const height = Math.max(field.height, Number(next) * LINE_PT);
            editor.patchBox(field, { height, ask: { ...field.ask, maxFiles: Number(next) } }, `files ${field.id}`);
          })}
        />
        <SelectField
          label={kinds.maxFileMb}
          options={[...new Set([...SIZES, maxFileMb])].toSorted((a, b) => a - b).map((one) => [one, `${one} MB`])}
          {...bound(maxFileMb, (next) => patch({ maxFileMb: Number(next) }))}
        />
      </Grid>
    </>
  );
}
