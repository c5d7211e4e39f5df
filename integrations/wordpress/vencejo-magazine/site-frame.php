<?php
/**
 * The site's header and footer around the magazine.
 *
 * @package Vencejo_Magazine
 */

declare(strict_types=1);

namespace Vencejo_Magazine;

/** Everything that the theme has of the site. */
function all_frames(): array {
	static $frames = null;
	$frames      ??= json_decode( (string) file_get_contents( __DIR__ . '/frame.json' ), true );
	return $frames;
}

/** The navigation of the site in the language of the page; in Spanish where the site has not that language. */
function frame(): array {
	$languages = all_frames()['languages'];
	return $languages[ substr( get_locale(), 0, 2 ) ] ?? $languages['es'];
}

/** A text of the site in the language of the page, as HTML. */
function say( string $key, array $values = array() ): string {
	$text = frame()['texts'][ $key ];
	foreach ( $values as $name => $value ) {
		$text = str_replace( "{{{$name}}}", (string) $value, $text );
	}
	return esc_html( $text );
}

/** An address of the site: public also where editors look at WordPress itself. */
function site_url_of( string $path ): string {
	return ( function_exists( 'Vencejo\\public_origin' ) ? \Vencejo\public_origin() : '' ) . $path;
}

/**
 * Writes links as items of a list.
 *
 * @param array $links each with a label and an address: a path of the site, or whole.
 */
function show_links( array $links ): void {
	foreach ( $links as $link ) {
		$url = str_starts_with( $link['url'], '/' ) ? site_url_of( $link['url'] ) : $link['url'];
		printf( '<li><a href="%s">%s</a></li>', esc_url( $url ), esc_html( $link['label'] ) );
	}
}

/** The network's logo as *Customise* has it; else its mark and its name. */
function show_logo(): void {
	$logo = (int) get_theme_mod( 'custom_logo' );
	$name = get_bloginfo( 'name' );
	echo '<span class="logo">';
	if ( 0 !== $logo ) {
		echo wp_get_attachment_image( $logo, 'full', false, array( 'alt' => $name, 'loading' => false ) );
	} else {
		printf( '<img src="%s" alt="" width="32" height="32"><span>%s</span>', esc_url( site_url_of( '/favicon.svg' ) ), esc_html( $name ) );
	}
	echo '</span>';
}

/**
 * The provinces of a menu, asked of the site once a day; none while it does not answer.
 *
 * @param string $api path of the call.
 * @return array<array{slug: string, name: string}>
 */
function provinces( string $api ): array {
	$key   = 'vencejo_frame_' . md5( $api );
	$known = get_transient( $key );
	if ( is_array( $known ) ) {
		return $known;
	}
	// The way that purges go: behind a proxy the public one may not lead there.
	$purges = function_exists( 'Vencejo\\purge_url' ) ? \Vencejo\purge_url() : '';
	$origin = preg_replace( '#^(https?://[^/]+).*$#', '$1', $purges );
	$answer = '' === $origin ? null : wp_remote_get( $origin . $api, array( 'timeout' => 2, 'redirection' => 0 ) );
	$list   = 200 === wp_remote_retrieve_response_code( $answer ) ? json_decode( wp_remote_retrieve_body( $answer ), true ) : null;
	$is_one = fn( $place ) => is_array( $place ) && is_string( $place['slug'] ?? null ) && is_string( $place['name'] ?? null );
	$found  = is_array( $list ) ? array_values( array_filter( $list, $is_one ) ) : array();
	set_transient( $key, $found, array() === $found ? 5 * MINUTE_IN_SECONDS : DAY_IN_SECONDS );
	return $found;
}

/** The sections of the magazine: links of the categories that have posts. */
function section_links(): array {
	return array_map(
		fn( $category ) => array( 'label' => html_entity_decode( $category->name ), 'url' => get_category_link( $category ) ),
		get_categories()
	);
}

/** Whether the site has an address of WordPress. */
function is_on_site( string $url ): bool {
	return 1 === preg_match( '#^/(?:\w\w/)?magazine(?:/|$)#', (string) wp_parse_url( $url, PHP_URL_PATH ) );
}

/** The address of the list of all posts; of a section where its own is not on the site, as Polylang's translations. */
function magazine_url(): string {
	$url = (string) get_post_type_archive_link( 'post' );
	return is_on_site( $url ) ? $url : ( section_links()[0]['url'] ?? $url );
}

/**
 * Writes a menu that opens and closes without scripts.
 *
 * @param array $menu of the frame.
 */
function show_menu( array $menu ): void {
	$is_own  = 'magazine' === $menu['name'];
	$entries = $is_own ? array( ...section_links(), array( 'label' => frame()['texts']['header.all.magazine'], 'url' => magazine_url() ) ) : $menu['entries'];
	$list    = isset( $menu['provinces'] ) ? provinces( $menu['provinces']['api'] ) : array();
	$marks   = $is_own ? array( ' data-active', ' aria-current="true"' ) : array( '', '' );
	vprintf( '<details class="menu" name="header"%s><summary class="summary"%s>%s</summary><div class="panel">', array( ...$marks, esc_html( $menu['label'] ) ) );
	if ( array() === $list ) {
		echo '<ul class="pages">';
		show_links( $entries );
	} else {
		echo '<ul class="provinces">';
		show_links( array_map( fn( $place ) => array( 'label' => $place['name'], 'url' => str_replace( 'province', rawurlencode( $place['slug'] ), $menu['provinces']['url'] ) ), $list ) );
		foreach ( $entries as $entry ) {
			printf( '<li class="all"><a href="%s">%s</a></li>', esc_url( site_url_of( $entry['url'] ) ), esc_html( $entry['label'] ) );
		}
	}
	echo '</ul></div></details>';
}

/** Writes the languages of the page where Polylang has some. */
function show_languages(): void {
	$languages = function_exists( 'pll_the_languages' ) ? pll_the_languages( array( 'raw' => 1 ) ) : array();
	if ( ! is_array( $languages ) || count( $languages ) < 2 ) {
		return;
	}
	$label   = say( 'header.languages' );
	$is_menu = count( $languages ) > all_frames()['mostLanguagesInLine'];
	$links   = '';
	$summary = '';
	foreach ( $languages as $language ) {
		$home  = site_url_of( all_frames()['languages'][ $language['slug'] ]['home'] ?? '/' );
		$url   = is_on_site( $language['url'] ) ? $language['url'] : $home;
		$lang  = esc_attr( $language['slug'] );
		$full  = esc_html( $language['name'] );
		$short = sprintf( '<abbr aria-hidden="true">%s</abbr><span lang="%s">%s</span>', esc_html( $language['slug'] ), $lang, $full );
		$name  = $is_menu ? $full : $short;
		if ( $language['current_lang'] ) {
			$summary = "<summary><span class=\"visuallyHidden\">$label: </span>$short</summary>";
		}
		$links .= $language['current_lang']
			? "<li><span aria-current=\"true\" lang=\"$lang\">$name</span></li>"
			: sprintf( '<li><a href="%s" hreflang="%s" lang="%s">%s</a></li>', esc_url( $url ), $lang, $lang, $name );
	}
	$list = $is_menu ? "<details name=\"header\">$summary<ul>$links</ul></details>" : "<ul>$links</ul>";
	echo "<nav class=\"languages\" aria-label=\"$label\">$list</nav>"; // phpcs:ignore WordPress.Security.EscapeOutput
}
