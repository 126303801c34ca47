import { CHECK_MARK_SIZE_PT, DEFAULT_BOX_PT } from '@countersign/domain';
import { PaletteItem } from '../../../parts/form-layer/palette-item.tsx';
import { Avatar, Hint, Icon, Stack, Text, classes } from '../../../ui/index.ts';
import { personColour } from '../../../ui/person-colours.ts';
import { FIELD_ICONS } from './field-icons.ts';
import styles from './palette.module.css';
import { BOX_TYPES } from './model/fields.ts';
import { usePrepareText } from './text.ts';
import type { Editor } from './use-editor.ts';

export interface Signer {
  readonly participantWsid: string;
  readonly name: string;
  /** Position in the envelope; determines the colour. */
  readonly index: number;
}
interface PaletteProps {
  signers: readonly Signer[];
  signer: Signer;
  onSigner: (participantWsid: string) => void;
  editor: Editor;
  scale: number;
}

/** The person the next field is for, and the kinds of fields in the colour of that person (ux 5, 6). */
export function Palette({ signers, signer, onSigner, editor, scale }: PaletteProps) {
  const words = usePrepareText();
  const countOf = (participantWsid: string) =>
    editor.fields.filter((field) => field.participantWsid === participantWsid).length;
  return (
    <>
      <Stack gap={2.5} className={classes(styles.group, styles.people)} role="radiogroup" aria-label={words.forWhom}>
        <Text
          as="h2"
          overflow="hidden"
          size="s"
          weight={600}
          tone="ink-2"
          className={styles.small}
          text={words.forWhom}
        />
        <div className={styles.signers}>
          {signers.map((item) => (
            <label key={item.participantWsid} className={styles.signer}>
              <input
                type="radio"
                name="signer"
                className="visually-hidden"
                checked={item.participantWsid === signer.participantWsid}
                onChange={() => onSigner(item.participantWsid)}
              />
              <Avatar name={item.name} index={item.index} size={30} />
              <Text truncate grow text={item.name} />
              <span className={styles.badge} data-none={countOf(item.participantWsid) === 0 || undefined}>
                {countOf(item.participantWsid)}
              </span>
            </label>
          ))}
        </div>
      </Stack>
      <Stack gap={2.5} rigid className={styles.group} role="group" aria-label={words.palette}>
        <Text
          as="h2"
          overflow="hidden"
          size="s"
          weight={600}
          tone="ink-2"
          className={styles.small}
          text={words.palette}
        />
        <div className={styles.items}>
          {([...BOX_TYPES, 'NOTE'] as const).map((type) => (
            <PaletteItem
              key={type}
              label={words.type[type]}
              icon={<Icon name={FIELD_ICONS[type]} />}
              colour={personColour(signer.index)}
              size={DEFAULT_BOX_PT[type === 'NOTE' ? 'TEXT' : type]}
              scale={scale}
              armed={editor.armed === type}
              onArm={() => editor.arm(type)}
              onDrop={(at) => editor.place(type, at)}
              onPlaceHere={() => editor.place(type, null)}
            />
          ))}
          <PaletteItem
            label={words.type.MULTI_CHECK_MARK}
            icon={<Icon name={FIELD_ICONS.MULTI_CHECK_MARK} />}
            colour={personColour(signer.index)}
            size={{ width: 30, height: CHECK_MARK_SIZE_PT }}
            scale={scale}
            armed={editor.armed === 'MULTI_CHECK_MARK'}
            onArm={() => editor.arm('MULTI_CHECK_MARK')}
            onDrop={editor.placeCheckMark}
            onPlaceHere={() => editor.placeCheckMark(null)}
          />
        </div>
        <Hint size="s" className={styles.hint} text={words.hint} />
      </Stack>
    </>
  );
}
