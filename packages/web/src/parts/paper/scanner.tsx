import { useRef, useState } from 'react';
import { Banner, Button, Dialog, Hint, Row, SelectField, Stack, Text, toast } from '../../ui/index.ts';
import { Progress } from '../../ui/progress.tsx';
import { useSharedText } from '../../text/shared.ts';
import { CornerEditor } from './corner-editor.tsx';
import { SheetList } from './sheet-list.tsx';
import { usePaperText } from './text.ts';
import { TONES, type Tone } from './tones.ts';
import { useSheets } from './use-sheets.ts';

interface ScannerProps {
  /** Takes the PDF of the scanned sheets. */
  onDone: (file: File) => void;
  onClose: () => void;
}
/** Makes a document of photographs: each is cut to its sheet of paper and straightened, in the browser alone. */
export function Scanner({ onDone, onClose }: ScannerProps) {
  const words = usePaperText();
  const shared = useSharedText();
  const sheets = useSheets((name) => toast('warning', words.unreadable(name)));
  const [tone, setTone] = useState<Tone>('COLOUR');
  const [edited, setEdited] = useState<number | null>(null);
  /** The last one whose corners were moved: its button has the focus again. */
  const [last, setLast] = useState<number | null>(null);
  const [made, setMade] = useState<number | null>(null);
  const { length: count } = sheets.sheets;
  const sheet = sheets.sheets.find(({ id }) => id === edited);
  const make = async () => {
    setMade(0);
    try {
      const pdf = await sheets.make(tone, setMade);
      onDone(new File([pdf], `${words.fileName(today())}.pdf`, { type: pdf.type }));
      onClose();
    } catch {
      setMade(null);
      toast('error', words.failed);
    }
  };
  if (sheet !== undefined)
    return (
      <CornerEditor
        key={sheet.id}
        sheet={sheet}
        onClose={() => setEdited(null)}
        onDone={(corners) => {
          sheets.change(sheet.id, corners);
          setEdited(null);
        }}
      />
    );
  const isMaking = made !== null;
  return (
    <Dialog
      title={words.title}
      description={words.lead}
      onClose={onClose}
      // Photographs that were taken are not lost by a touch beside the dialog.
      locked={count + sheets.reading > 0}
      footer={
        <>
          <Button label={shared.cancel} disabled={isMaking} onClick={onClose} />
          <Button
            variant="primary"
            label={words.make(count)}
            busy={isMaking}
            disabled={count === 0 || sheets.reading > 0}
            onClick={() => void make()}
          />
        </>
      }
    >
      <Stack gap={4}>
        {count > 0 && (
          <SheetList
            sheets={sheets}
            tone={tone}
            focused={last}
            disabled={isMaking}
            onEdit={(id) => {
              setEdited(id);
              setLast(id);
            }}
          />
        )}
        {sheets.reading > 0 && <Progress value={null} label={words.reading} />}
        {isMaking ? (
          <Stack gap={1.5} role="status">
            <Text text={words.making(Math.min(made + 1, count), count)} />
            <Progress value={made / count} label={words.making(Math.min(made + 1, count), count)} />
          </Stack>
        ) : (
          <Pick onFiles={(files) => void sheets.add(files)} />
        )}
        {sheets.sheets.some(({ isFound }) => !isFound) && <Banner tone="warn">{words.notFound}</Banner>}
        {count > 0 && (
          <SelectField
            label={words.tone}
            value={tone}
            disabled={isMaking}
            onChange={(event) => setTone(TONES.find((one) => one === event.currentTarget.value) ?? 'COLOUR')}
            options={TONES.map((one) => [one, words.tones[one]] as const)}
          />
        )}
        <Hint size="s" text={words.private} />
      </Stack>
    </Dialog>
  );
}

/** On a phone the first opens the camera; each photograph is one page. */
function Pick({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const words = usePaperText();
  const camera = useRef<HTMLInputElement>(null);
  const gallery = useRef<HTMLInputElement>(null);
  const input = {
    type: 'file',
    hidden: true,
    accept: 'image/*',
    onChange: ({ currentTarget }: React.ChangeEvent<HTMLInputElement>) => {
      const files = [...(currentTarget.files ?? [])];
      currentTarget.value = '';
      if (files.length > 0) onFiles(files);
    },
  } as const;
  return (
    <Row gap={2.5} wrap>
      <Button icon="camera" label={words.take} onClick={() => camera.current?.click()} />
      <Button icon="image" label={words.choose} onClick={() => gallery.current?.click()} />
      <input {...input} ref={camera} capture="environment" aria-label={words.take} />
      <input {...input} ref={gallery} multiple aria-label={words.choose} />
    </Row>
  );
}

/** The day here, as 2026-11-28. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
