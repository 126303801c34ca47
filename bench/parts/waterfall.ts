import type { Step } from './ceremony.ts';

/** Names each step's CPU and times. CPU belongs to a step only where one ceremony runs at a time. */
export class Waterfall {
  readonly #cpuMs: () => number;
  readonly #steps = new Map<string, { cpuMs: number; times: number[] }>();

  /** @param cpuMs milliseconds of CPU that were used so far */
  constructor(cpuMs: () => number) {
    this.#cpuMs = cpuMs;
  }

  readonly step: Step = async (name, work) => {
    const [cpu, began] = [this.#cpuMs(), performance.now()];
    const result = await work();
    const found = this.#steps.get(name) ?? { cpuMs: 0, times: [] };
    found.cpuMs += this.#cpuMs() - cpu;
    found.times.push(performance.now() - began);
    this.#steps.set(name, found);
    return result;
  };

  table(ceremonies: number): string {
    const rows = [...this.#steps].map(([name, { cpuMs, times }]) => {
      const wall = times.reduce((sum, one) => sum + one, 0) / ceremonies;
      return `  ${name.padEnd(16)}${(cpuMs / ceremonies).toFixed(1).padStart(8)} ms CPU ${wall.toFixed(1).padStart(8)} ms`;
    });
    return rows.join('\n');
  }
}
