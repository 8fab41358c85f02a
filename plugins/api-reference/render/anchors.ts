export type Fail = (pointer: string, problem: string, fix: string) => never;

/** The anchors of the page: each once, and none with characters that an `id` cannot hold. */
export class Anchors {
  private readonly taken = new Set<string>();

  /** @param fail Stops the build; takes the place of the fault, what is wrong, and what to do. */
  constructor(private readonly fail: Fail) {}

  /** All anchors in the order of the page. */
  get list(): readonly string[] {
    return [...this.taken];
  }

  /**
   * The anchor of a section. Links lead there from outside, so a name that is taken is an error.
   *
   * @param pointer What the anchor belongs to.
   */
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

  /** The anchor of a field; a number is added when another field of the same name is before it. */
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

/** White space cannot be in an `id`. */
function clean(name: string): string {
  return name.replace(/\s+/g, '_');
}

/** Address of an anchor on this page. */
export function href(id: string): string {
  return `#${encodeURI(clean(id)).replace(/[#?]/g, encodeURIComponent)}`;
}

export const schemaAnchor = (name: string): string => `schema-${name}`;
export const groupAnchor = (name: string): string => `tag-${name}`;
