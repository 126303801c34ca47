import { defineText } from '../../../text/text.ts';
import { classes } from '../../../ui/index.ts';
import styles from './drawings.module.css';

const useWords = defineText('pages/light/home/hero-drawing');

/** A contract that is being signed: the pen writes, the seal comes down, the proof follows. Played once. */
export function HeroDrawing({ className }: { className?: string | undefined }) {
  const words = useWords();
  return (
    <svg data-paper className={classes(styles.drawing, className)} viewBox="0 0 520 540" fill="none" aria-hidden="true">
      <path
        d="M92 52h316a8 8 0 018 8v412a8 8 0 01-8 8H92a8 8 0 01-8-8V60a8 8 0 018-8z"
        fill="#efe9dc"
        transform="rotate(-5 250 266)"
      />
      <path
        d="M92 44h316a8 8 0 018 8v420a8 8 0 01-8 8H92a8 8 0 01-8-8V52a8 8 0 018-8z"
        fill="#f7f3ea"
        stroke="#e4dccb"
        transform="rotate(2.4 250 262)"
      />
      <path d="M92 40h316a8 8 0 018 8v420a8 8 0 01-8 8H92a8 8 0 01-8-8V48a8 8 0 018-8z" fill="#fff" stroke="#ddd5c4" />
      <text x="250" y="104" textAnchor="middle" className={styles.contract}>
        {words.contract}
      </text>
      <path d="M226 122h48" stroke="var(--ink)" strokeWidth="1.500" />
      <g stroke="#e8e1d2" strokeWidth="5" strokeLinecap="round">
        <path d="M122 158h256M122 180h256M122 202h196" />
        <path d="M122 240h256M122 262h232M122 284h256M122 306h128" />
      </g>
      <g className={styles.party}>
        <text x="122" y="344">
          {words.a}
        </text>
        <text x="276" y="344">
          {words.b}
        </text>
      </g>
      <path d="M122 410h112M276 410h104" stroke="#c9c1b0" strokeWidth="1.500" />
      <g stroke="var(--signature-ink)" strokeLinecap="round" strokeLinejoin="round">
        <path
          strokeWidth="2.600"
          d="M130 398c14-4 30-40 24-45s-18 37-7 46c8 6 15-16 23-15 7 1-1 15 8 15s10-12 17-11c6 1 4 9 19 4"
        />
        <path
          className={styles.ink}
          pathLength={1}
          strokeWidth="3"
          d="M282 390c8-22 22-46 29-42 8 5-16 42-9 48 8 5 14-30 22-28 6 2-7 24 2 25 8 1 10-20 17-19 5 1-3 16 4 17 7 0 9-11 15-11 5 1 4 8 16 3"
        />
      </g>
      <g className={styles.seal}>
        <circle cx="212" cy="418" r="52" stroke="var(--seal)" strokeWidth="4" />
        <path
          d="M212 397l5.600 13.300 14.400 1.100-11 9.300 3.500 14-12.500-7.600-12.500 7.600 3.500-14-11-9.300 14.400-1.100z"
          fill="var(--seal)"
        />
        <path id="seal-arc" d="M186 443a36 36 0 1152 0" />
        <text className={styles.sealText}>
          <textPath href="#seal-arc" startOffset="50%" textAnchor="middle">
            {words.seal}
          </textPath>
        </text>
      </g>
      <g className={styles.proof}>
        <path
          d="M346 214h138a10 10 0 0110 10v96a10 10 0 01-10 10H346a10 10 0 01-10-10v-96a10 10 0 0110-10z"
          fill="#fdfcf9"
          stroke="#cfe0d6"
        />
        {words.facts.map((fact, at) => (
          <g key={fact} className={styles.fact} style={{ animationDelay: `${2.7 + at * 0.28}s` }}>
            <circle cx="362" cy={242 + at * 30} r="9" fill="var(--brand-soft)" />
            <path
              d={`M358 ${242.5 + at * 30}l3 3 5.500-6.500`}
              stroke="var(--brand)"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
            <text x="380" y={247 + at * 30}>
              {fact}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}
