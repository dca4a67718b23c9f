/** Who has what only one can have: an address, an anchor, a title. */
export class Owners<Owner> {
  private readonly owners = new Map<string, Owner>();

  /** Gives a value to an owner. If it's already taken, returns the first owner, who keeps it. */
  claim(value: unknown, owner: Owner): Owner | undefined {
    const key = JSON.stringify(value);
    const present = this.owners.get(key);
    if (present === undefined) this.owners.set(key, owner);
    return present;
  }
}
