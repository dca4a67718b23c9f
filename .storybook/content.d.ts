/** What the queries of the built pages gave. scripts/catalogue/catalogue.ts writes it. */
declare module "catalogue-content" {
  /** A query's answer with what its page can't be built without. */
  type Complete<Query, Names extends keyof Query> = Query & {
    readonly [Name in Names]: NonNullable<Query[Name]>;
  };
  interface Content {
    readonly home: Complete<Queries.HomePageQuery, "page">;
    readonly works: Complete<Queries.OurWorksPageQuery, "page" | "reelsHeader">;
    readonly clients: Complete<Queries.ClientsPageQuery, "page">;
    readonly services: Complete<Queries.ServicesPageQuery, "page">;
    readonly team: Complete<Queries.TeamPageQuery, "page" | "team">;
    readonly contact: Complete<Queries.ContactPageQuery, "page" | "contactPage">;
    readonly blog: Complete<Queries.BlogPageQuery, "page">;
    /** Services and the other pages made of sections, in the order of their paths. */
    readonly pages: readonly Complete<Queries.PageTemplateQuery, "page">[];
    readonly legal: readonly Complete<Queries.LegalPageTemplateQuery, "page">[];
    readonly posts: readonly Complete<Queries.BlogPostTemplateQuery, "post">[];
  }
  const content: Content;
  export default content;
}
