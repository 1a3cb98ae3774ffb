const units = { W: 7 * 24 * 3600, D: 24 * 3600, H: 3600, M: 60, S: 1 } as const;

/**
 * Parses a duration of ISO 8601 without years and months, which have no fixed length: `P2D`, `PT15M`, `PT0.5S`.
 * @returns milliseconds; `undefined` for any other text
 */
export function parseDuration(text: string): number | undefined {
  const match = /^P(?=.)(?:(\d+)W)?(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/.exec(text);
  if (!match) return undefined;
  const [, ...numbers] = match;
  const seconds = Object.values(units).reduce((sum, unit, index) => sum + unit * Number(numbers[index] ?? 0), 0);
  return seconds * 1000;
}

interface Task {
  /** Milliseconds since 1970. */
  due: number;
  run: () => void;
}

/** The sandbox's clock. It runs as fast as the real one, and a reader can move it forward. */
export class Clock {
  readonly #getNow: () => Date;
  readonly #tasks: Task[] = [];
  #offset = 0;
  /** The time at which a task was due, while it runs. */
  #frozen: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(getNow: () => Date) {
    this.#getNow = getNow;
  }

  now(): Date {
    return new Date(this.#frozen ?? this.#getNow().getTime() + this.#offset);
  }

  /** Runs a task at a time; one in the past runs with the next that are due. */
  schedule(due: number, run: () => void): void {
    const index = this.#tasks.findIndex((task) => task.due > due);
    this.#tasks.splice(index < 0 ? this.#tasks.length : index, 0, { due, run });
    if (this.#frozen === undefined) this.#setTimer();
  }

  /** Moves the clock forward, and runs what becomes due on the way, each at its own time. */
  advance(milliseconds: number): void {
    this.#offset += milliseconds;
    this.runDue();
  }

  /** Runs the tasks that are due, earliest first, with those that they schedule. */
  runDue(): void {
    if (this.#frozen !== undefined) return;
    const now = this.now().getTime();
    try {
      for (let task = this.#tasks[0]; task && task.due <= now; task = this.#tasks[0]) {
        this.#tasks.shift();
        this.#frozen = task.due;
        task.run();
      }
    } finally {
      this.#frozen = undefined;
      this.#setTimer();
    }
  }

  #setTimer(): void {
    clearTimeout(this.#timer);
    const [next] = this.#tasks;
    if (!next) return;
    // A timer takes at most 2³¹ - 1 ms; an early one finds nothing due and sets the next.
    const delay = Math.min(Math.max(next.due - this.now().getTime(), 0), 2 ** 31 - 1);
    this.#timer = setTimeout(() => this.runDue(), delay);
    // A process that has nothing else to do may end.
    if (typeof this.#timer === 'object') this.#timer.unref?.();
  }
}
