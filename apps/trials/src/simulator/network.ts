import type { Ending } from '@hand-and-foot/protocol';
import type { Ears, ClientLine } from '../client.ts';
import type { Chance } from './chance.ts';
import type { Node } from './node.ts';
import type { Time } from './time.ts';

/** Lines between clients and nodes. Each is in order while it holds, but few hold for long. */
export interface Network {
  connect(node: Node, caller: Caller, ears: Ears): ClientLine;
  /** Lines that hold now, or seem to. */
  readonly lines: ReadonlySet<Wire>;
  /** All lines that ever were, while they held. */
  readonly stays: readonly Stay[];
  /** Percentage of lines that lose and repeat some messages. */
  flaky: number;
  /** Percentage of hang-ups that the node doesn't hear of at first. */
  missing: number;
}

export interface Caller {
  readonly table: string;
  readonly guest: string;
  /** Their address, if they don't have their own. */
  readonly address?: string;
}

/** Somebody was at a node, and it knew. */
export interface Stay extends Caller {
  readonly node: string;
  readonly from: number;
  to: number;
}

/** A line in the network. */
interface Wire extends Caller {
  readonly node: Node;
  /** Tells both ends, after a while. */
  cut(): void;
  /** Stops everything silently. */
  hang(): void;
  /** Tells the node's end that the client is gone, as it would find out sometime. */
  notice(): void;
}

/** Hears every text that a node sends or receives, as it happens. */
export interface Eavesdropper {
  sends(caller: Caller, line: object, text: string): void;
  hears(caller: Caller, line: object, text: string): void;
}

/** Milliseconds until a node notices on its own that nobody is there. */
export const NOTICED = [3000, 8000] as const;

export function newNetwork(time: Time, chance: Chance, eavesdropper: Eavesdropper): Network {
  const lines = new Set<Wire>();
  const stays: Stay[] = [];
  const network: Network = { connect, lines, stays, flaky: 0, missing: 0 };

  function connect(node: Node, caller: Caller, ears: Ears): ClientLine {
    let isOpen = true;
    let stay: Stay | undefined;
    /** The ends that know it's over. */
    const knows = { client: false, node: false };
    const isFlaky = chance.percent(network.flaky);
    const wire: Wire = {
      ...caller,
      node,
      cut: () => {
        tellClient();
        tellNode();
      },
      hang: shut,
      notice: tellNode,
    };
    lines.add(wire);

    function shut(): void {
      isOpen = false;
      if (stay) stay.to = Math.min(stay.to, time.now());
    }

    function noteStay(): void {
      // A node that was frozen hears again of people who left.
      if (stay || !isOpen) return;
      stay = { ...caller, node: node.process.name, from: time.now(), to: Infinity };
      stays.push(stay);
    }

    /** One direction of the line, in order. */
    function way(arrive: (text: string) => void): (text: string) => void {
      let last = 0;
      return (text) => {
        if (isFlaky && chance.percent(4)) return;
        last = Math.max(last, time.now() + delay(chance));
        const come = (): void => {
          if (isOpen) arrive(text);
        };
        time.wake(last, come);
        if (isFlaky && chance.percent(4)) time.wake(last, come);
      };
    }

    function tellClient(): void {
      shut();
      if (knows.client) return;
      knows.client = true;
      forget();
      time.after(delay(chance), () => ears.closed());
    }

    function tellNode(): void {
      shut();
      if (knows.node) return;
      knows.node = true;
      forget();
      time.after(delay(chance), () => node.run(() => session.gone()));
    }

    function forget(): void {
      if (knows.client && knows.node) lines.delete(wire);
    }

    const toClient = way((text) => ears.heard(text));
    const session = node.accept(caller, {
      send(text) {
        eavesdropper.sends(caller, wire, text);
        toClient(text);
      },
      hears(text) {
        // Before that, their purpose isn't known.
        if (text.includes('"watch"')) noteStay();
        eavesdropper.hears(caller, wire, text);
      },
      close(_because: Ending | 'noSuchTable' | 'tryLater') {
        // After everything sent before it.
        time.after(60, () => wire.cut());
      },
    });
    const toNode = way((text) => node.run(() => session.hear(text)));
    return {
      send: toNode,
      close() {
        shut();
        knows.client = true;
        const isMissed = chance.percent(network.missing);
        time.after(isMissed ? chance.between(...NOTICED) : 0, () => wire.notice());
      },
    };
  }

  return network;
}

function delay(chance: Chance): number {
  return chance.percent(4) ? chance.between(60, 400) : chance.between(2, 25);
}
