import { render, screen } from "@testing-library/react";
import { illustration } from "../../../test/fixtures";
import { media } from "../../theme";
import { ArtDirectedIllustration } from "./ArtDirectedIllustration";

it("has the phone's picture below the mobile breakpoint, in that picture's own ratio", () => {
  const { file: phone } = illustration("");
  Object.assign(phone.childImageSharp.gatsbyImageData, { width: 1200, height: 1500 });
  phone.childImageSharp.gatsbyImageData.images.fallback.srcSet = "/phone.webp 1200w";
  render(<ArtDirectedIllustration of={{ ...illustration("A bowl"), phone }} sizes="92vw" />);
  const picture = screen.getByRole("img", { name: "A bowl" });
  expect(picture).toHaveAttribute("srcset", "/picture.webp 960w");
  const source = picture.parentElement?.querySelector("source");
  expect(`@media ${source?.media ?? ""}`).toBe(media.small);
  expect(source).toHaveAttribute("srcset", "/phone.webp 1200w");
  expect([source?.getAttribute("width"), source?.getAttribute("height")]).toEqual(["1200", "1500"]);
});
