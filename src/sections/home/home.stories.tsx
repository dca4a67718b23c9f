import type { Meta, StoryObj } from "@storybook/react-webpack5";
import content from "catalogue-content";
import Process from "../shared/Process";
import HomeLocations from "../shared/Locations";
import HomeAbout from "./About/About";
import HomeBlog from "./Blog/Blog";
import HomeCaseStudies from "./CaseStudies/CaseStudies";
import HomeClients from "./Clients/Clients";
import HomeFaq from "./Faq/Faq";
import { Hero as HomeHero } from "./Hero/Hero";
import HomeMethod from "./Method/Method";
import HomePartners from "./Partners/Partners";
import HomeServices from "./Services/Services";
import HomeSolutions from "./Solutions/Solutions";
import HomeTestimonials from "./Testimonials/Testimonials";
import HomeWhyUs from "./WhyUs/WhyUs";

const { page, ...lists } = content.home;

const meta: Meta = {};
export default meta;

export const Hero: StoryObj = { render: () => <HomeHero hero={page.hero} linksToWorks /> };
export const Partners: StoryObj = {
  render: () => <HomePartners {...page.partners} items={lists.partners.nodes} />,
};
export const Clients: StoryObj = { render: () => <HomeClients {...page.clients} items={lists.clients.nodes} /> };
export const CaseStudies: StoryObj = {
  render: () => <HomeCaseStudies {...page.caseStudies} items={lists.caseStudies.nodes} />,
};
export const Solutions: StoryObj = {
  render: () => <HomeSolutions {...page.solution} items={lists.solutions.nodes} />,
};
export const Services: StoryObj = {
  render: () => <HomeServices {...page.services} items={lists.services.nodes} />,
};
export const About: StoryObj = { render: () => <HomeAbout {...page.about} items={lists.values.nodes} /> };
export const HowWeWork: StoryObj = { render: () => <Process {...page.process} items={lists.process.nodes} /> };
export const WhyUs: StoryObj = { render: () => <HomeWhyUs {...page.whyUs} items={lists.whyUs.nodes} /> };
export const Method: StoryObj = { render: () => <HomeMethod {...page.method} items={lists.method.nodes} /> };
export const Testimonials: StoryObj = {
  render: () => <HomeTestimonials {...page.testimonials} items={lists.testimonials.nodes} />,
};
export const Blog: StoryObj = { render: () => <HomeBlog {...page.blog} items={lists.posts.nodes} /> };
export const Faq: StoryObj = { render: () => <HomeFaq {...page.faq} items={lists.faq.nodes} /> };
export const Locations: StoryObj = {
  render: () => <HomeLocations {...page.locations} items={lists.offices.nodes} />,
};
