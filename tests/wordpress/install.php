<?php
// Installs WordPress with the plugin, and writes what the tests read: `php install.php ROOT URL SITE`.
define( 'WP_INSTALLING', true );
[ , $root, $url, $site ] = $argv;
$_SERVER['HTTP_HOST']   = preg_replace( '#^https?://#', '', $url );
$_SERVER['REQUEST_URI'] = '/';
require "$root/wp-load.php";
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
require_once ABSPATH . 'wp-admin/includes/image.php';
wp_install( 'Revista', 'editor', 'editor@example.com', true, '', 'a password for tests' );
update_option( 'home', $url );
update_option( 'siteurl', $url );
switch_theme( 'vencejo-test' );
$magazine = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Magazine', 'post_name' => 'magazine', 'post_status' => 'publish' ) );
update_option( 'show_on_front', 'page' );
update_option( 'page_for_posts', $magazine );
global $wp_rewrite;
$wp_rewrite->init();
$wp_rewrite->set_permalink_structure( '/magazine/%category%/%postname%/' );
activate_plugin( 'vencejo/vencejo.php' );
update_option(
	'vencejo_settings',
	array(
		'site'   => $site,
		'secret' => 'a secret of the test site',
		'token'  => 'a token of the test site',
		'brand'  => 'vencejo',
	)
);
$category = wp_insert_category( array( 'cat_name' => 'Hogar & jardín', 'category_nicename' => 'hogar' ) );
$image    = imagecreatetruecolor( 1800, 1200 );
imagefill( $image, 0, 0, imagecolorallocate( $image, 40, 90, 120 ) );
$upload = wp_upload_bits( 'patio.jpg', null, '' );
imagejpeg( $image, $upload['file'] );
$picture = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => 'Patio', 'post_status' => 'inherit' ), $upload['file'] );
wp_update_attachment_metadata( $picture, wp_generate_attachment_metadata( $picture, $upload['file'] ) );
update_post_meta( $picture, '_wp_attachment_image_alt', 'Un patio' );
wp_delete_post( 1, true );
$post = wp_insert_post(
	array(
		'post_title'    => 'Vender sin prisas & bien',
		'post_name'     => 'vender-sin-prisas',
		'post_content'  => "<p>Primera historia, en <a href=\"$url/magazine/\">la revista</a>.</p>"
			// Addresses as editors and other plugins write them.
			. "<p><a href=\"//{$_SERVER['HTTP_HOST']}/magazine/\">La revista</a>"
			. '<a href="https://social.example/share?u=' . rawurlencode( "$url/magazine/" ) . '">Compartir</a></p>'
			. "<script type=\"application/json\">{\"a\":\"\\/\\/{$_SERVER['HTTP_HOST']}\\/magazine\\/\"}</script>",
		'post_status'   => 'publish',
		'post_category' => array( $category ),
	)
);
set_post_thumbnail( $post, $picture );
wp_insert_post( array( 'post_title' => 'Solo para socios', 'post_name' => 'socios', 'post_content' => 'x', 'post_status' => 'publish', 'post_password' => 'x', 'post_category' => array( $category ) ) );
// As Polylang has it (theme/functions.php).
$translation = wp_insert_post( array( 'post_title' => 'Vendre sense presses', 'post_name' => 'vendre-sense-presses', 'post_content' => '<p>Primera història.</p>', 'post_status' => 'publish', 'post_category' => array( $category ) ) );
update_post_meta( $translation, 'pll_lang', 'ca' );
update_post_meta( $post, 'pll_ca', $translation );
wp_insert_post( array( 'post_type' => 'wp_block', 'post_title' => 'Nota', 'post_name' => 'nota', 'post_content' => '<p>Nota de la casa</p>', 'post_status' => 'publish' ) );
$menu = wp_create_nav_menu( 'main' );
wp_update_nav_menu_item( $menu, 0, array( 'menu-item-title' => 'Comprar', 'menu-item-url' => '/viviendas-compra', 'menu-item-status' => 'publish' ) );
set_theme_mod( 'nav_menu_locations', array( 'main' => $menu ) );
update_option(
	'vencejo_blocks',
	array(
		'carrousel'    => array( array( 'imagen' => (string) $picture, 'titulo_espanol' => 'Casas <b>con</b> luz &amp; aire', 'boton_espanol' => 'Leer', 'enlace_espanol' => "$url/magazine/", 'color_caja_texto' => 'dark' ) ),
		'citas_google' => array( array( 'texto_espanol' => 'Muy bien', 'firma' => 'Ana' ) ),
		'logos_footer' => array( array( 'logo' => (string) $picture, 'texto_alternativo' => 'Socio' ) ),
		'porque'       => array( array( 'valor' => '4,8', 'descripcion_espanol' => 'de valoración' ), array( 'valor' => '45.000', 'descripcion_espanol' => 'miembros' ) ),
	)
);
flush_rewrite_rules();
echo wp_json_encode( array( 'post' => $post ) );
