import type { Form, PersonWrite } from '@countersign/contract';
import { PAGE_SCALE } from '@countersign/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, call, messageOf } from '../../../api/client.ts';
import { wireInk } from '../../../parts/signature/ink-picture.ts';
import { type InkPicture, SignatureMaker } from '../../../parts/signature/signature-maker.tsx';
import { Box, Fault, Hint, Row, Sheet, Small, Stack, box } from '../../../ui/index.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { DialogActs } from '../../../ui/dialog-acts.tsx';
import { formatDay } from '../../../text/format.ts';
import type { FieldValue } from './model/fields.ts';
import { pictureOfWrite } from './model/picture-of-write.ts';
import { placeOf } from './model/place.ts';
import { writesQuery } from './model/queries.ts';
import styles from './adopt-sheet.module.css';
import { usePictureText } from './picture-text.ts';

interface AdoptSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The current field, whose size the preview has. */
  form: Form | undefined;
  name: string;
  /** How many signature fields the person has. */
  count: number;
  isFree: boolean;
  /** Initials rather than a signature. */
  isInitials?: boolean;
  onAdopt: (value: FieldValue, forAll: boolean) => void;
}

/** Creates a signature, or takes a stored one, shows it in its true size and puts it into the field (ux 19). */
export function AdoptSheet({
  open,
  onOpenChange,
  form,
  name,
  count,
  isFree,
  isInitials = false,
  onAdopt,
}: AdoptSheetProps) {
  const text = usePictureText();
  const queries = useQueryClient();
  const { data: kept = [] } = useQuery({ ...writesQuery, enabled: open && !isFree });
  const [ink, setInk] = useState<InkPicture | null>(null);
  const [chosen, setChosen] = useState<PersonWrite | null>(null);
  /** The writeWsid of `ink` if it was drawn on a phone. */
  const [scanned, setScanned] = useState<string | null>(null);
  const [forAll, setForAll] = useState(true);
  const [keeps, setKeeps] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  // The maker drops its strokes as it closes, and the image made of them as well.
  const reset = (): void => {
    setInk(null);
    setChosen(null);
    setScanned(null);
    setFault(null);
  };
  const close = (isOpen: boolean): void => {
    reset();
    onOpenChange(isOpen);
  };
  const hand = (value: FieldValue): void => {
    reset();
    onAdopt(value, forAll);
  };

  const takeScanned = async (writeWsid: string): Promise<void> => {
    setFault(null);
    try {
      if (isFree) {
        setInk(await pictureOfWrite(writeWsid));
        return setScanned(writeWsid);
      }
      // It is already stored: it is chosen from the stored signatures.
      await queries.invalidateQueries({ queryKey: writesQuery.queryKey });
      const writes = queries.getQueryData(writesQuery.queryKey) ?? [];
      setChosen(writes.find((one) => one.writeWsid === writeWsid) ?? null);
    } catch (error) {
      setFault(messageOf(error));
    }
  };

  const picture = chosen?.link.href ?? ink?.writeData ?? null;
  const adopt = (): void => {
    if (chosen !== null) return hand({ kind: 'kept', writeWsid: chosen.writeWsid, picture: chosen.link.href });
    if (ink === null) return setFault(text.signature.needsInk);
    // Storing it for next time is optional: whether it succeeds or not, this signature is used.
    if (keeps)
      void call(api.createPersonWrite, { body: wireInk(ink) }).then(
        () => queries.invalidateQueries({ queryKey: writesQuery.queryKey }),
        () => {},
      );
    // A signature drawn on the phone is stored by the server as outlines; only its image is available here.
    if (scanned !== null) return hand({ kind: 'kept', writeWsid: scanned, picture: ink.writeData });
    hand({ kind: 'write', ...wireInk(ink) });
  };
  return (
    <Sheet
      open={open}
      onClose={() => close(false)}
      title={isInitials ? text.signature.initials : text.signature.title}
      size="m"
      footer={<DialogActs act={text.signature.adopt} onClose={() => close(false)} onAct={adopt} />}
    >
      <Stack gap={4}>
        {kept.length > 0 && <Kept kept={kept} chosen={chosen} onChoose={setChosen} />}
        <SignatureMaker
          name={name}
          isFree={isFree}
          onScanned={(writeWsid) => void takeScanned(writeWsid)}
          onChange={(made) => {
            setInk(made);
            setChosen(null);
            setScanned(null);
            setFault(null);
          }}
        />
        {form && <Preview form={form} picture={picture} />}
        <Hint mt={1.5} text={text.asGiven} />
        {(count > 1 || !isFree) && (
          <div>
            {count > 1 && (
              <Checkbox
                label={text.signature.useAll(count)}
                checked={forAll}
                onChange={(event) => setForAll(event.currentTarget.checked)}
              />
            )}
            {!isFree && chosen === null && (
              <Checkbox
                label={text.signature.keep}
                checked={keeps}
                onChange={(event) => setKeeps(event.currentTarget.checked)}
              />
            )}
          </div>
        )}
        <Fault>{fault}</Fault>
      </Stack>
    </Sheet>
  );
}

function Kept({
  kept,
  chosen,
  onChoose,
}: {
  kept: readonly PersonWrite[];
  chosen: PersonWrite | null;
  onChoose: (one: PersonWrite | null) => void;
}) {
  const text = usePictureText();
  const isChosen = (one: PersonWrite): boolean => chosen?.writeWsid === one.writeWsid;
  return (
    <fieldset>
      <Box as="legend" p={0} pb={1.5} tone="ink-3" size="s">
        {text.signature.keptHint}
      </Box>
      <Row gap={2.5} align="stretch" overflowX="auto" p={0.5}>
        {kept.map((one) => (
          <button
            key={one.writeWsid}
            type="button"
            className={box(
              {
                grid: true,
                rigid: true,
                center: true,
                p: 2,
                border: true,
                radius: 'm',
                fill: 'sheet',
                chosen: isChosen(one),
              },
              styles.keptChoice,
            )}
            aria-pressed={isChosen(one)}
            aria-label={text.signature.keptOf(formatDay(one.createdDatetime))}
            onClick={() => onChoose(isChosen(one) ? null : one)}
          >
            <img src={one.link.href} alt="" />
          </button>
        ))}
      </Row>
    </fieldset>
  );
}

/** As it will appear in print: the box of the field, at the scale of a page on the screen (Spec §9 "Page scale"). */
function Preview({ form, picture }: { form: Form; picture: string | null }) {
  const text = usePictureText();
  const { width, height } = placeOf(form);
  return (
    <Stack gap={1.5}>
      <Small as="span" text={text.signature.preview} />
      <Row justify="center" p={2.5} border radius="m" fill="surface" className={styles.previewPaper}>
        <div className={styles.previewBox} style={{ width: width * PAGE_SCALE, height: height * PAGE_SCALE }}>
          {picture !== null && <img src={picture} alt="" />}
        </div>
      </Row>
    </Stack>
  );
}
