import { classes } from '../../../ui/index.ts';
import styles from './drawings.module.css';

const Sheet = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => (
  <rect x={x} y={y} width={width} height={height} rx="6" fill="#fff" stroke="#ddd5c4" strokeWidth="1.500" />
);

/** A sheet that goes into a tray, and the people below it, in their colours. */
function NamePeople() {
  return (
    <>
      <g className={styles.drop}>
        <rect x="98" y="20" width="84" height="108" rx="6" fill="#f1ebde" transform="rotate(-6 140 74)" />
        <Sheet x={98} y={16} width={84} height={108} />
        <path d="M124 36h32M112 56h56M112 68h56M112 80h40" stroke="#e3dccd" strokeWidth="3.500" strokeLinecap="round" />
      </g>
      <path d="M70 104H46v86a8 8 0 008 8h172a8 8 0 008-8v-86h-24" stroke="#cfc7b6" strokeWidth="2" fill="#faf7f0" />
      <g strokeLinecap="round">
        <circle cx="72" cy="136" r="11" fill="var(--person-1)" />
        <path d="M94 136h74" stroke="#d8d0bf" strokeWidth="4" />
        <circle cx="72" cy="168" r="11" fill="var(--person-2)" />
        <path d="M94 168h96" stroke="#d8d0bf" strokeWidth="4" />
        <path d="M205 136h12M205 168h12" stroke="var(--brand)" strokeWidth="3" />
      </g>
    </>
  );
}

/** Fields in two colours on a page; one is being dragged. */
function PlaceFields() {
  return (
    <>
      <Sheet x={64} y={14} width={152} height={190} />
      <path d="M104 36h72M82 60h116M82 74h116M82 88h84" stroke="#e3dccd" strokeWidth="4" strokeLinecap="round" />
      <rect
        x="82"
        y="112"
        width="62"
        height="30"
        rx="4"
        fill="#17407f1a"
        stroke="var(--person-1)"
        strokeWidth="1.800"
      />
      <path
        d="M92 132c6-3 9-12 12-11s-3 11 1 11 6-6 9-6 1 5 8 4"
        stroke="var(--person-1)"
        strokeWidth="1.800"
        strokeLinecap="round"
      />
      <rect
        x="82"
        y="154"
        width="62"
        height="18"
        rx="4"
        fill="#17407f1a"
        stroke="var(--person-1)"
        strokeWidth="1.800"
      />
      <g className={styles.place}>
        <rect
          x="156"
          y="118"
          width="54"
          height="54"
          rx="27"
          fill="#d97a1e1f"
          stroke="var(--person-2)"
          strokeWidth="1.800"
          strokeDasharray="5 4"
        />
        <path
          d="M200 162l5 21 5.500-7 8.500-1z"
          fill="var(--ink)"
          stroke="#fff"
          strokeWidth="1.500"
          strokeLinejoin="round"
        />
      </g>
    </>
  );
}

/** The other party's phone with a signature on it; behind it the contract, sealed. */
function SignAnywhere() {
  return (
    <>
      <Sheet x={42} y={22} width={128} height={166} />
      <path d="M74 44h64M60 68h92M60 82h92M60 96h58" stroke="#e3dccd" strokeWidth="4" strokeLinecap="round" />
      <g stroke="var(--seal)" opacity="0.92" transform="rotate(-8 90 148)">
        <circle cx="90" cy="148" r="25" strokeWidth="2.600" />
        <path
          d="M90 136l3.200 7.700 8.300.6-6.300 5.400 2 8-7.200-4.300-7.200 4.300 2-8-6.300-5.400 8.300-.6z"
          fill="var(--seal)"
          stroke="none"
        />
      </g>
      <rect x="146" y="42" width="92" height="166" rx="15" fill="var(--ink)" />
      <rect x="152" y="50" width="80" height="150" rx="9" fill="var(--paper)" />
      <path d="M162 68h44M162 80h58M162 90h50" stroke="#ddd5c4" strokeWidth="3.500" strokeLinecap="round" />
      <rect x="160" y="104" width="64" height="44" rx="6" fill="#fff" stroke="#d9d1c0" />
      <path
        className={styles.stepInk}
        pathLength={1}
        d="M167 138c6-12 12-24 16-22 4 3-8 20-4 23 4 2 7-15 11-14 3 1-3 12 1 12s6-9 9-9c3 1 0 7 8 4"
        stroke="var(--signature-ink)"
        strokeWidth="2.200"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="160" y="164" width="64" height="22" rx="8" fill="var(--brand)" />
      <path d="M186 175l4 4 8-9" stroke="#fff" strokeWidth="2.400" strokeLinecap="round" strokeLinejoin="round" />
    </>
  );
}

const STEPS = [NamePeople, PlaceFields, SignAnywhere] as const;

export function StepDrawing({ step, className }: { step: number; className?: string | undefined }) {
  const Drawing = STEPS[step] ?? SignAnywhere;
  return (
    <svg data-paper className={classes(styles.drawing, className)} viewBox="0 0 280 220" fill="none" aria-hidden="true">
      <Drawing />
    </svg>
  );
}
