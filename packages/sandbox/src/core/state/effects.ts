import { isPlainObject, type JsonObject } from '../json';
import type { ListedObject } from './store';
import {
  type Condition,
  createMatcher,
  evaluate,
  evaluateList,
  evaluateNames,
  evaluatePath,
  matches,
  type Query,
  type Scope,
  type Template,
  withValues,
} from './template';
import { parseDuration } from './time';

/** Changes something beside the object that a call is about. Its parts happen in the order of this list. */
export interface Effect {
  /** Without it, the effect always happens. Evaluated when its time has come. */
  when?: Condition;
  /** The time between the call and the effect, as a duration of ISO 8601. */
  after?: string;
  /** The time at which it happens; one in the past is now. */
  at?: Template;
  /** Values by name, for what follows in this effect and in those after it. */
  let?: Record<string, Template>;
  /** Makes the effect happen for each object or item, as `$item`. */
  each?: Query | Template;
  /** Stores a new object, under its `id` or another key. */
  create?: { in: string; key?: Template; object: Template };
  /** Changes one object, by its id, or all that a condition chooses; each is `$object`. */
  update?: { in: string; id?: Template; where?: Condition; set: Record<string, Template> };
  delete?: { in: string; id?: Template; where?: Condition };
  /** Emits an event: the contract's example with this data. */
  emit?: { type: string; data: Template };
  /** Sends a message to the connections of a channel: the contract's example with these fields. */
  send?: { channel: string; message: string; data: Template };
  /** Effects that follow this one, with its values, from its time on. */
  effects?: readonly Effect[];
}

/** Gives effects access to the clock, the events and the channels of a sandbox. */
export interface EffectContext {
  schedule: (due: number, run: () => void) => void;
  emit: (type: string, data: unknown, workspace: string) => void;
  send: (message: ChannelMessage) => void;
}

/** A message to the connections of a channel. */
export interface ChannelMessage {
  /** The id of the channel, and the name of one of its messages. */
  channel: string;
  message: string;
  data: JsonObject;
  workspace: string;
  /** The object of the message before the effect changed it. */
  before: JsonObject | undefined;
}

/** Makes effects happen, or schedules them. */
export function runEffects(effects: readonly Effect[], scope: Scope, context: EffectContext): void {
  let known = scope;
  for (const effect of effects) {
    const due = getDue(effect, known);
    const current = known;
    if (due === undefined) known = runEffect(effect, current, context);
    else context.schedule(due, () => void runEffect(effect, current, context));
  }
}

/** Returns when an effect happens, in milliseconds since 1970; `undefined` for now. */
function getDue({ at, after }: Effect, scope: Scope): number | undefined {
  if (after !== undefined) return scope.now().getTime() + (parseDuration(after) ?? 0);
  const time = at === undefined ? Number.NaN : Date.parse(String(evaluate(at, scope)));
  return time > scope.now().getTime() ? time : undefined;
}

/** @returns the scope with what the effect has named */
function runEffect(effect: Effect, scope: Scope, context: EffectContext): Scope {
  const known = evaluateNames(effect.let, scope);
  if (effect.when && !matches(effect.when, {}, known)) return known;
  const { each } = effect;
  if (each === undefined) apply(effect, known, context);
  else for (const item of evaluateList(each, known)) apply(effect, withValues(known, { item }), context);
  return known;
}

function apply(effect: Effect, outer: Scope, context: EffectContext): void {
  const { store, workspace } = outer;
  const { create, update, delete: remove, emit, send, effects = [] } = effect;
  const targets = update ? listTargets(update, outer) : [];
  const scope = update ? withValues(outer, { before: targets[0]?.object }) : outer;
  if (create) {
    const object = evaluate(create.object, scope) as JsonObject;
    store.set(workspace, evaluatePath(create.in, scope), String(evaluate(create.key ?? object.id, scope)), object);
  }
  if (update) {
    for (const { id, object } of targets) {
      const changes = evaluate(update.set, withValues(scope, { object })) as JsonObject;
      store.set(workspace, evaluatePath(update.in, scope), id, { ...object, ...changes });
    }
  }
  if (remove) {
    for (const { id } of listTargets(remove, scope)) store.delete(workspace, evaluatePath(remove.in, scope), id);
  }
  if (emit) context.emit(emit.type, evaluate(emit.data, scope), workspace);
  if (send) {
    const before = isPlainObject(scope.values.before) ? scope.values.before : undefined;
    context.send({ ...send, data: toObject(evaluate(send.data, scope)), workspace, before });
  }
  runEffects(effects, scope, context);
}

function listTargets({ in: path, id, where }: NonNullable<Effect['delete']>, scope: Scope): ListedObject[] {
  const { store, workspace } = scope;
  const collection = evaluatePath(path, scope);
  const wanted = id === undefined ? undefined : String(evaluate(id, scope));
  const listed = store.list(workspace, collection, wanted);
  if (!where) return listed;
  const isMeant = createMatcher(where, scope);
  return listed.filter(({ object }) => isMeant(object));
}

function toObject(value: unknown): JsonObject {
  return isPlainObject(value) ? value : {};
}
