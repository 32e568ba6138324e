import DataLoader from 'dataloader';
import { isUuid } from '../db/isUuid.ts';
import { UserError } from '../errors/userError.ts';

/** Loads one thing by id in batches; what is no id is simply not there. */
export class ById<Thing extends { id: string }> {
  private readonly noun: string;
  private readonly find: (ids: string[]) => Promise<Thing[]>;
  private made: DataLoader<string, Thing | null> | null = null;
  constructor(noun: string, find: (ids: string[]) => Promise<Thing[]>) {
    this.noun = noun;
    this.find = find;
  }
  /** Made when it is needed: a request has a hundred loaders and asks a few of them. */
  private get loader(): DataLoader<string, Thing | null> {
    return (this.made ??= new DataLoader(async (ids) => {
      const asked = ids.filter(isUuid);
      const found = asked.length > 0 ? await this.find(asked) : [];
      const byId = new Map(found.map((thing) => [thing.id, thing]));
      return ids.map((id) => byId.get(id) ?? null);
    }));
  }
  load(id: string): Promise<Thing | null> {
    return this.loader.load(id);
  }
  loadIfSet(id: string | null): Promise<Thing | null> {
    return id === null ? Promise.resolve(null) : this.loader.load(id);
  }
  async loadMany(ids: readonly string[]): Promise<Thing[]> {
    const found = await Promise.all(ids.map((id) => this.loader.load(id)));
    return found.filter((thing) => thing !== null);
  }
  /** @throws {UserError} NOT_FOUND */
  async loadOrThrow(id: string): Promise<Thing> {
    const thing = await this.loader.load(id);
    if (!thing) throw UserError.notFound(this.noun);
    return thing;
  }
  clear(id: string): void {
    this.loader.clear(id);
  }
  /** Takes over what was read in another way; null for what is not there. */
  prime(id: string, thing: Thing | null): void {
    this.loader.clear(id).prime(id, thing);
  }
}

/** Loads the rows that belong to each key, in the order `find` returns them. */
export class ManyBy<Row> {
  private readonly find: (keys: string[]) => Promise<Row[]>;
  private readonly keyOf: (row: Row) => string | null;
  private made: DataLoader<string, Row[]> | null = null;
  constructor(find: (keys: string[]) => Promise<Row[]>, keyOf: (row: Row) => string | null) {
    this.find = find;
    this.keyOf = keyOf;
  }
  private get loader(): DataLoader<string, Row[]> {
    return (this.made ??= new DataLoader(async (keys) => {
      const groups = new Map<string, Row[]>(keys.map((key) => [key, []]));
      for (const row of await this.find([...keys])) groups.get(this.keyOf(row) ?? '')?.push(row);
      return keys.map((key) => groups.get(key) ?? []);
    }));
  }
  load(key: string): Promise<Row[]> {
    return this.loader.load(key);
  }
  async loadFirst(key: string): Promise<Row | null> {
    return (await this.loader.load(key))[0] ?? null;
  }
  clear(key: string): void {
    this.loader.clear(key);
  }
  /** Takes over all rows of a key, in their order. */
  prime(key: string, rows: Row[]): void {
    this.loader.clear(key).prime(key, rows);
  }
}
