<?php
/**
 * The calls of the site, which sends the shared secret: they get public addresses, lifetimes and tags, and nothing that
 * is for one visitor. All other calls, of editors and their previews, are WordPress's own.
 *
 * @package Vencejo
 */

declare(strict_types=1);

namespace Vencejo;

/** Option: what came of the secret of the site's last call (`accepted`, `refused`, `missing`), and since when. */
const SECRET_STATE = 'vencejo_secret_state';

/** The secret that a call carries; null for none. */
function sent_secret(): ?string {
	$sent = $_SERVER['HTTP_X_VENCEJO_SECRET'] ?? null; // phpcs:ignore WordPress.Security
	return is_string( $sent ) ? $sent : null;
}

/** Whether the site makes this call. */
function is_site_call(): bool {
	$secret = setting( 'secret' );
	return strlen( $secret ) >= 16 && hash_equals( $secret, sent_secret() ?? '' );
}

/** Says what came of the secret, to the site and on the settings page; of a call that is not the site's, nothing. */
function report_secret( bool $is_site_call ): void {
	$sent = sent_secret();
	$from = (string) ( $_SERVER['HTTP_USER_AGENT'] ?? '' ); // phpcs:ignore WordPress.Security
	if ( null === $sent && 'vencejo' !== $from ) {
		return;
	}
	$result = null === $sent ? 'missing' : ( $is_site_call ? 'accepted' : 'refused' );
	header( "X-Vencejo-Secret: $result" );
	$state = get_option( SECRET_STATE );
	// Anybody may send a wrong one: that writes no more than this often.
	if ( ! is_array( $state ) || ( $result !== $state['result'] && time() - $state['time'] >= 10 ) ) {
		update_option( SECRET_STATE, array( 'result' => $result, 'time' => time() ) );
	}
}

/** Changes what WordPress answers to the site. */
function register_site_calls(): void {
	$is_site_call = is_site_call();
	report_secret( $is_site_call );
	if ( ! $is_site_call ) {
		return;
	}
	$home = wp_parse_url( (string) get_option( 'home' ) );
	// WordPress would send the host by which the site reaches it on to its own.
	$_SERVER['HTTP_HOST'] = $home['host'] . ( isset( $home['port'] ) ? ':' . $home['port'] : '' );
	if ( 'https' === $home['scheme'] ) {
		$_SERVER['HTTPS'] = 'on';
	}
	ob_start( __NAMESPACE__ . '\\finish_answer' );
	add_filter( 'wp_redirect', __NAMESPACE__ . '\\to_public' );
	add_filter( 'nocache_headers', '__return_empty_array' );
	add_filter( 'wp_headers', __NAMESPACE__ . '\\headers_for_site' );
	add_filter( 'show_admin_bar', '__return_false' );
	add_action( 'init', __NAMESPACE__ . '\\remove_links' );
}

/** Removes what names addresses that the site does not have, and scripts that its policy does not run. */
function remove_links(): void {
	remove_action( 'wp_head', 'rsd_link' );
	remove_action( 'wp_head', 'wlwmanifest_link' );
	remove_action( 'wp_head', 'wp_generator' );
	remove_action( 'wp_head', 'feed_links', 2 );
	remove_action( 'wp_head', 'feed_links_extra', 3 );
	add_action( 'wp_head', __NAMESPACE__ . '\\feed_link_of_magazine', 2 );
	remove_action( 'wp_head', 'wp_shortlink_wp_head', 10 );
	remove_action( 'wp_head', 'rest_output_link_wp_head', 10 );
	remove_action( 'wp_head', 'wp_oembed_add_discovery_links' );
	remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
	remove_action( 'wp_print_styles', 'print_emoji_styles' );
	remove_action( 'wp_footer', 'the_block_template_skip_link' );
	remove_action( 'wp_enqueue_scripts', 'wp_enqueue_block_template_skip_link' );
	remove_action( 'template_redirect', 'wp_shortlink_header', 11 );
	remove_action( 'template_redirect', 'rest_output_link_header', 11 );
}

/** Names the one feed that has an address below /magazine. */
function feed_link_of_magazine(): void {
	printf(
		'<link rel="alternate" type="application/rss+xml" title="%s" href="%s">' . "\n",
		esc_attr( get_bloginfo( 'name' ) ),
		esc_url( home_url( '/magazine/feed/' ) )
	);
}

/**
 * Adds lifetimes and tags to a page.
 *
 * @param array $headers by name.
 */
function headers_for_site( array $headers ): array {
	unset( $headers['X-Pingback'], $headers['Expires'] );
	$headers['Surrogate-Key'] = 'magazine';
	$is_error                 = isset( $headers['status'] ) || is_404();
	$headers['Cache-Control'] = $is_error ? 'max-age=10' : lifetime();
	return $headers;
}

/** The lifetime of pages and blocks: a purge comes with each change. */
function lifetime(): string {
	return 'max-age=300, stale-while-revalidate=3600, stale-if-error=604800';
}

/** Puts addresses of WordPress's own host on the public one. */
function to_public( string $text ): string {
	$public = public_origin();
	$own    = preg_replace( '#^https?://#', '', own_origin() );
	if ( '' === $public || '' === $own ) {
		return $text;
	}
	// As it is, in JSON-LD and data of scripts, and in the query of another address, as of buttons for sharing.
	$spellings = array(
		array( '(?<![\w:.-])(?:https?:)?//', $own, $public ),
		array( '(?<![\w:.-])(?:https?:)?\\\\/\\\\/', $own, str_replace( '/', '\\/', $public ) ),
		array( 'https?%3A%2F%2F', rawurlencode( $own ), rawurlencode( $public ) ),
	);
	foreach ( $spellings as list( $before, $host, $replaced ) ) {
		$pattern = '#' . $before . preg_quote( $host, '#' ) . '(?![\w.:-]|%3A)#i';
		$text    = preg_replace_callback( $pattern, fn() => $replaced, $text );
	}
	return $text;
}

/** Returns WordPress's own origin. */
function own_origin(): string {
	$home = wp_parse_url( (string) get_option( 'home' ) );
	return $home['scheme'] . '://' . $home['host'] . ( isset( $home['port'] ) ? ':' . $home['port'] : '' );
}

/** The answer as the site gets it: without cookies, with public addresses where it is text. */
function finish_answer( string $body ): string {
	if ( ! headers_sent() ) {
		foreach ( array( 'Set-Cookie', 'X-Pingback', 'Link', 'X-Powered-By', 'Pragma', 'Expires' ) as $name ) {
			header_remove( $name );
		}
	}
	foreach ( headers_list() as $header ) {
		if ( preg_match( '#^content-type:\s*+(?!text/|application/(?:json|xml|\S+\+(?:json|xml)))#i', $header ) ) {
			return $body;
		}
	}
	return to_public( $body );
}
