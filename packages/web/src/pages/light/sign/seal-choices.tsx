import type { NameSource } from '@countersign/domain';
import { useId } from 'react';
import { Marked } from '../../../parts/name/name-mark.tsx';
import { useAct } from '../../../parts/trouble/use-act.ts';
import { Box, Button, Fault, Grid, Row, Text, box } from '../../../ui/index.ts';
import type { SealSize } from './model/fields.ts';
import type { OfficeSeals } from './model/office-seals.ts';
import styles from './seal-choices.module.css';
import { usePictureText } from './picture-text.ts';

/** A seal that can be used, stored by a person or by their enterprise. */
export interface SealOption {
  readonly sealWsid: string;
  readonly name: string;
  readonly picture: string;
  /** Known for office seals, which are printed in their own size. */
  readonly sizeMm: SealSize | null;
}

interface SealChoicesProps {
  label: string;
  /** The source of the name in the pictures. */
  source: NameSource;
  options: readonly SealOption[];
  chosen: SealOption | undefined;
  onChoose: (option: SealOption) => void;
}
/** Seals of one owner; the selection is one among all that are shown. */
export function SealChoices({ label, source, options, chosen, onChoose }: SealChoicesProps) {
  const text = usePictureText();
  const id = useId();
  return (
    <section>
      <Text as="h3" id={id} mb={2.5} size="m" weight={550}>
        <Marked source={source}>{label}</Marked>
      </Text>
      <Grid gap={3} className={styles.choices} role="radiogroup" aria-labelledby={id}>
        {options.map((option) => (
          <button
            key={option.sealWsid}
            type="button"
            role="radio"
            aria-checked={option.sealWsid === chosen?.sealWsid}
            className={box(
              { gap: 1.5, stack: true, align: 'center', p: 3, border: true, radius: 'm', fill: 'surface', size: 'm' },
              box({ chosen: option.sealWsid === chosen?.sealWsid }),
            )}
            onClick={() => onChoose(option)}
          >
            <img src={option.picture} alt="" />
            {option.name}
            {option.sizeMm && (
              <Text
                as="small"
                size="xs"
                tone="ink-3"
                text={text.seal.size(option.sizeMm.width, option.sizeMm.height)}
              />
            )}
          </button>
        ))}
      </Grid>
    </section>
  );
}

interface OfficeChoicesProps extends Omit<SealChoicesProps, 'label' | 'source'> {
  office: OfficeSeals;
  onLookAgain: (() => Promise<void>) | undefined;
}
/** The seals of the enterprise; if there is none, the reason and the way to get one. */
export function OfficeChoices({ office, onLookAgain, ...choices }: OfficeChoicesProps) {
  const text = usePictureText();
  const id = useId();
  const label = text.seal.officeOf(office.enterpriseName);
  const source = office.isVerified ? 'VERIFIED' : 'PROFILE';
  if (choices.options.length > 0) return <SealChoices label={label} source={source} {...choices} />;
  const [why, way, href] = office.isVerified
    ? [text.seal.officeNone, text.seal.officeApply, office.applyHref]
    : [text.seal.officeUnverified, text.seal.officeVerify, '/enterprise'];
  return (
    <section aria-labelledby={id}>
      <Text as="h3" id={id} mb={2.5} size="m" weight={550}>
        <Marked source={source}>{label}</Marked>
      </Text>
      <Box py={3} px={4} radius="m" tone="ink-2" className={styles.none}>
        <p>{why}</p>
        <Row gapY={1} gapX={4} wrap mt={1}>
          <a
            className={box({ inlineRow: true, minHeight: 'touch', weight: 550 })}
            href={href}
            target="_blank"
            rel="noopener"
          >
            {way}
          </a>
          {onLookAgain && <LookAgain onLookAgain={onLookAgain} />}
        </Row>
      </Box>
    </section>
  );
}

function LookAgain({ onLookAgain }: { onLookAgain: () => Promise<void> }) {
  const text = usePictureText();
  const act = useAct();
  return (
    <>
      <Button
        size="s"
        variant="quiet"
        label={text.seal.lookAgain}
        busy={act.busy}
        onClick={() => void act.run(onLookAgain)}
      />
      <Fault>{act.fault}</Fault>
    </>
  );
}
