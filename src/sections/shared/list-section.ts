/** The props of a section that lists something from the data below its own texts. */
export interface ListSectionProps<Item> extends Queries.HomeSectionHeaderFragment {
  readonly items: readonly Item[];
}
