export type Fail = (pointer: string, problem: string, fix: string) => never;

/** The anchors of the page: unique, and without characters that are invalid in an `id`. */
export class Anchors {
  private readonly taken = new Set<string>();

  /** @param fail Stops the build; takes the place of the fault, what is wrong, and what to do. */
  constructor(private readonly fail: Fail) {}

  get list(): readonly string[] {
    return [...this.taken];
  }

  /** The anchor of a section. Other sites link to it, so a duplicate is an error. */
  section(name: string, pointer: string): string {
    const id = clean(name);
    if (this.taken.has(id)) {
      this.fail(
        pointer,
        `The page already has an anchor #${id}`,
        'Give the operation, webhook, tag or schema another name',
      );
    }
    this.taken.add(id);
    return id;
  }

  /** The anchor of a field; a number is added if an earlier field has the same name. */
  field(name: string): string {
    const id = clean(name);
    let free = id;
    for (let count = 2; this.taken.has(free); count++) {
      free = `${id}-${count}`;
    }
    this.taken.add(free);
    return free;
  }
}

/** An `id` must not contain white space. */
function clean(name: string): string {
  return name.replace(/\s+/g, '_');
}

export function href(id: string): string {
  return `#${encodeURI(clean(id)).replace(/[#?]/g, encodeURIComponent)}`;
}

export const schemaAnchor = (name: string): string => `schema-${name}`;
export const groupAnchor = (name: string): string => `tag-${name}`;
